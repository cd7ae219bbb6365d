import { words } from "#lib/language/words.ts";

/** The form that sends a proof of payment. */
export const PROOF_FORM_WORDS = words(
  {
    alt: "The one you are about to send",
    amount: "Amount that you paid",
    amountHint: "Optional, in rupiah",
    bank: "Your bank",
    bankHint: "Optional",
    done: "Thank you, we have your proof of payment",
    offline: "Your picture didn't reach us. Please check your connection and try again.",
    picture: "Picture of your payment",
    pictureHint: "A screenshot, or a photo of the receipt: JPEG, PNG or WebP.",
    preparing: "Getting your picture ready…",
    send: "Send proof of payment",
    sender: "Name on your account",
    senderHint: "Optional, where it isn't your own",
    sending: "Sending your picture",
  },
  {
    alt: "Gambar yang akan Anda kirim",
    amount: "Jumlah yang Anda bayar",
    amountHint: "Tidak wajib, dalam rupiah",
    bank: "Bank Anda",
    bankHint: "Tidak wajib",
    done: "Terima kasih, bukti pembayaran Anda sudah kami terima",
    offline: "Gambar Anda tidak sampai kepada kami. Periksa koneksi Anda, lalu coba lagi.",
    picture: "Gambar bukti pembayaran",
    pictureHint: "Tangkapan layar, atau foto struk: JPEG, PNG, atau WebP.",
    preparing: "Gambar sedang disiapkan…",
    send: "Kirim bukti pembayaran",
    sender: "Nama pemilik rekening",
    senderHint: "Tidak wajib, bila bukan rekening Anda sendiri",
    sending: "Mengirim gambar Anda",
  },
);
