import type { ReactNode } from "react";
import { words } from "#lib/language/words.ts";

/** The proofs of payment: their states, and the ways to send one. */
export const PROOF_WORDS = words(
  {
    amount: "Amount",
    another: "Send another picture",
    anotherInstead: "Send another picture instead",
    askOnWhatsapp: "Ask on WhatsApp",
    checking: (at: ReactNode) => <span>We have your picture of {at} and are checking it.</span>,
    deadline: (takesMore: boolean, at: ReactNode) => (
      <span>
        {takesMore ? "Please send another before" : "The deadline of this order is"} {at}. After
        that the order is cancelled and the pieces go back on sale.
      </span>
    ),
    documentTitle: "Proof of Payment",
    instead: "It takes the place of the one that we have.",
    navigation: "After the proof",
    pictureDeleted: "The picture has been deleted",
    refused: (at: ReactNode) => <span>We couldn't match your picture of {at} with a payment:</span>,
    sentSoFar: "Sent so far",
    states: {
      pending: "Checking",
      confirmed: "Confirmed",
      rejected: "Rejected",
      replaced: "Replaced",
    },
    stillNeeded:
      "Once you have paid, whichever way, we still need a picture of the receipt: with it we find your payment sooner, and the order doesn't run out while we check.",
    title: "Proof of payment",
    toLogin: "Log in to follow your order",
    toOrder: "Go to your order",
    toShop: "Go to the shop",
    unknown: {
      title: "This link isn't complete",
      action: "Find it in your orders",
      lead: (email: ReactNode) => (
        <span>
          Please open it again from our mail, as a whole. The button is in your orders, too. If that
          doesn't help, write to {email}.
        </span>
      ),
    },
    usedUp: (most: number, email: ReactNode) => (
      <span>
        You have sent {most} pictures. If there is something to add, please write to {email}.
      </span>
    ),
  },
  {
    amount: "Jumlah",
    another: "Kirim gambar lain",
    anotherInstead: "Ganti dengan gambar lain",
    askOnWhatsapp: "Tanya lewat WhatsApp",
    checking: (at) => <span>Gambar Anda dari {at} sudah kami terima dan sedang kami periksa.</span>,
    deadline: (takesMore, at) => (
      <span>
        {takesMore ? "Mohon kirim gambar lain sebelum" : "Batas waktu pesanan ini"} {at}. Setelah
        itu pesanan dibatalkan dan batiknya dijual lagi.
      </span>
    ),
    documentTitle: "Bukti Transfer",
    instead: "Gambar ini menggantikan yang sudah ada pada kami.",
    navigation: "Setelah bukti pembayaran",
    pictureDeleted: "Gambarnya sudah dihapus",
    refused: (at) => <span>Gambar Anda dari {at} tidak cocok dengan pembayaran mana pun:</span>,
    sentSoFar: "Sudah dikirim",
    states: {
      pending: "Diperiksa",
      confirmed: "Dikonfirmasi",
      rejected: "Ditolak",
      replaced: "Diganti",
    },
    stillNeeded:
      "Setelah Anda membayar, dengan cara apa pun, kami tetap memerlukan gambar buktinya: dengan itu pembayaran Anda lebih cepat kami temukan, dan pesanan tidak berakhir selagi kami memeriksa.",
    title: "Bukti pembayaran",
    toLogin: "Masuk untuk mengikuti pesanan Anda",
    toOrder: "Ke pesanan Anda",
    toShop: "Ke toko",
    unknown: {
      title: "Tautan ini tidak lengkap",
      action: "Cari di pesanan Anda",
      lead: (email) => (
        <span>
          Buka lagi tautannya dari email kami, secara utuh. Tombolnya juga ada di pesanan Anda. Bila
          itu tidak membantu, tulislah ke {email}.
        </span>
      ),
    },
    usedUp: (most, email) => (
      <span>
        Anda sudah mengirim {most} gambar. Bila ada yang perlu ditambahkan, tulislah ke {email}.
      </span>
    ),
  },
);
