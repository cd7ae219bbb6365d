import { words } from "../../language/words.ts";
import { formatRupiah } from "../../rupiah.ts";

const told = (headline: string, next: string) => ({ headline, next });

const are = (quantity: number) => (quantity === 1 ? "piece is" : "pieces are");

/** The headlines of orders, and what comes next. Days and amounts come in as they are shown. */
export const HEADLINE_WORDS = words(
  {
    anotherProof: "We need another proof of payment",
    arrived: told("Your order has arrived", "Thank you for buying from us."),
    aside: (quantity: number) => `Your ${are(quantity)} set aside for you`,
    asidePaid: (quantity: number) =>
      `You need not do anything more: your ${are(quantity)} set aside for you.`,
    cameBack: "Your parcel came back to us",
    cancelled: "This order is cancelled",
    cancelledLooking: "Cancelled: we are looking for your payment",
    cancelledReturned: "Cancelled: your money is back with you",
    cancelledReturning: "Cancelled: your money comes back",
    checking: told(
      "We are checking your payment",
      "You need not do anything more: we write to you as soon as it is confirmed.",
    ),
    expired: "This order has run out",
    goesOn: told(
      "Your order goes on",
      "We pack on business days, and write to you once it is on its way.",
    ),
    missing: "We can't deliver a piece of this order",
    packing: told(
      "Your payment has come in",
      "We pack on business days, and write to you once your order is on its way.",
    ),
    partIn: (held: number, due: number) =>
      `${formatRupiah(held)} came in, and ${formatRupiah(due)} is still due`,
    payBy: (by: string) => `Please pay by ${by}, then send us the proof.`,
    payRest: (by: string) => `Please pay the rest by ${by}, then send us the proof.`,
    returnAgreed: "We agree with you on what becomes of your payment.",
    returned: "We have returned your money.",
    returnedOf: (back: number, received: number) =>
      back === received
        ? `We have returned ${formatRupiah(back)} to you.`
        : `We have returned ${formatRupiah(back)} to you of ${formatRupiah(received)}.`,
    returnUnpaid: "Nothing is left to pay or to do.",
    sendAnother: (by: string) => `Please send another picture by ${by}.`,
    sent: told("Your parcel is on its way", "Please tell us once it has arrived."),
    why: {
      byCustomer: "You cancelled it, and its pieces are on sale again.",
      byShop: "We cancelled it, and its pieces are on sale again.",
      expired:
        "A payment that we could match didn't come in time, so its pieces are on sale again.",
      missing: "We are sorry: a piece of this order turned out not to be there.",
      proofOverdue:
        "Another proof of payment didn't come in time, so its pieces are on sale again.",
      transferOverdue: "Your payment didn't come in time, so its pieces are on sale again.",
    },
  },
  {
    anotherProof: "Kami perlu bukti pembayaran yang lain",
    arrived: told("Pesanan Anda sudah sampai", "Terima kasih sudah berbelanja di toko kami."),
    aside: () => "Batik ini kami simpan untuk Anda",
    asidePaid: () => "Anda tidak perlu melakukan apa-apa lagi: batik ini kami simpan untuk Anda.",
    cameBack: "Paket Anda kembali kepada kami",
    cancelled: "Pesanan ini dibatalkan",
    cancelledLooking: "Dibatalkan: kami sedang mencari pembayaran Anda",
    cancelledReturned: "Dibatalkan: uang Anda sudah kembali",
    cancelledReturning: "Dibatalkan: uang Anda kami kembalikan",
    checking: told(
      "Pembayaran Anda sedang kami periksa",
      "Anda tidak perlu melakukan apa-apa lagi: kami mengabari Anda begitu pembayaran dikonfirmasi.",
    ),
    expired: "Batas waktu pesanan ini sudah lewat",
    goesOn: told(
      "Pesanan Anda kami lanjutkan",
      "Kami mengemas pada hari kerja, dan mengabari Anda begitu pesanan dikirim.",
    ),
    missing: "Salah satu batik pesanan ini tidak dapat kami kirim",
    packing: told(
      "Pembayaran Anda sudah masuk",
      "Kami mengemas pada hari kerja, dan mengabari Anda begitu pesanan dikirim.",
    ),
    partIn: (held, due) => `${formatRupiah(held)} sudah masuk, masih kurang ${formatRupiah(due)}`,
    payBy: (by) => `Mohon bayar sebelum ${by}, lalu kirim buktinya kepada kami.`,
    payRest: (by) => `Mohon bayar sisanya sebelum ${by}, lalu kirim buktinya kepada kami.`,
    returnAgreed: "Kami akan membicarakan pembayaran Anda dengan Anda.",
    returned: "Uang Anda sudah kami kembalikan.",
    returnedOf: (back, received) =>
      back === received
        ? `Kami sudah mengembalikan ${formatRupiah(back)} kepada Anda.`
        : `Kami sudah mengembalikan ${formatRupiah(back)} dari ${formatRupiah(received)} kepada Anda.`,
    returnUnpaid: "Tidak ada lagi yang perlu dibayar atau dilakukan.",
    sendAnother: (by) => `Mohon kirim gambar lain sebelum ${by}.`,
    sent: told("Paket Anda dalam perjalanan", "Beri tahu kami begitu paket sampai."),
    why: {
      byCustomer: "Anda membatalkannya, dan batiknya dijual lagi.",
      byShop: "Kami membatalkannya, dan batiknya dijual lagi.",
      expired:
        "Sampai batas waktu tidak ada pembayaran yang dapat kami cocokkan, jadi batiknya dijual lagi.",
      missing: "Mohon maaf, salah satu batik pesanan ini ternyata tidak ada.",
      proofOverdue: "Bukti yang lain tidak datang sampai batas waktu, jadi batiknya dijual lagi.",
      transferOverdue: "Pembayaran Anda tidak masuk sampai batas waktu, jadi batiknya dijual lagi.",
    },
  },
);

export type HeadlineWords = (typeof HEADLINE_WORDS)["en"];
