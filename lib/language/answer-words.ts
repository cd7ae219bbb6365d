import type { Language } from "./languages.ts";

type Pair = [english: string, indonesian: string];

/**
 * The API's messages to customers. `{}` stands for what goes in, in the same order in both languages. English is what
 * the code says and every other client gets.
 */
export const ANSWER_PAIRS: readonly Pair[] = [
  ["Oops, Something went wrong!", "Maaf, terjadi kesalahan."],
  ["The shop is busy for a moment. Please try again.", "Toko sedang ramai sebentar. Coba lagi."],
  ["The search is busy at the moment. Please try again.", "Pencarian sedang ramai. Coba lagi."],
  ["Too many attempts. Please try again later.", "Terlalu sering mencoba. Coba lagi nanti."],
  ["Please sign in first", "Silakan masuk dulu"],
  ["You are signed in as {} now", "Anda sekarang masuk sebagai {}"],
  [
    "Your account has just changed. Please sign in again.",
    "Akun Anda baru saja berubah. Silakan masuk lagi.",
  ],
  ["Invalid password or email!", "Email atau kata sandi salah!"],
  ["Invalid or expired OTP.", "Kode OTP salah atau sudah kedaluwarsa."],
  ["Please verify your email first", "Verifikasi email Anda dulu"],
  ["Choose a city from the list", "Pilih kota dari daftar"],
  ["Choose the delivery method", "Pilih cara pengiriman"],
  ["Your cart is empty", "Keranjang Anda kosong"],
  ["Some items in your cart are sold out", "Beberapa batik di keranjang Anda sudah habis"],
  ["Only {} of {} left", "Tinggal {} {}"],
  ["The total has changed. Please look at it again.", "Totalnya berubah. Silakan periksa lagi."],
  [
    "The shipping price has changed. Please look at it again.",
    "Ongkirnya berubah. Silakan periksa lagi.",
  ],
  [
    "This order takes no proof of payment any more",
    "Pesanan ini tidak menerima bukti pembayaran lagi",
  ],
  ["This link is unknown or has expired", "Tautan ini tidak dikenal atau sudah kedaluwarsa"],
  [
    "This order is {} and can't be completed",
    "Pesanan ini berstatus {} dan tidak dapat diselesaikan",
  ],
  ["This address already exists", "Alamat ini sudah ada"],
  [
    "You can keep {} addresses. Delete one first.",
    "Anda dapat menyimpan {} alamat. Hapus satu dulu.",
  ],
  ["This isn't your password", "Ini bukan kata sandi Anda"],
  [
    "This password is too common. Please choose another one.",
    "Kata sandi ini terlalu umum. Pilih yang lain.",
  ],
  [
    "This password is published with the demo. Please choose another one.",
    "Kata sandi ini diumumkan bersama demo. Pilih yang lain.",
  ],
  [
    "Please choose another password than the present one.",
    "Pilih kata sandi yang lain dari yang sekarang.",
  ],
  [
    "This page is too old. Please load it again.",
    "Halaman ini sudah terlalu lama. Muat ulang dulu.",
  ],
  [
    "This was changed elsewhere. Please load the page again.",
    "Ini sudah diubah di tempat lain. Muat ulang halaman.",
  ],
  ["Two-step sign-in is off already", "Verifikasi dua langkah sudah nonaktif"],
  [
    "Your old email has another account by now. Please write to us.",
    "Email lama Anda kini dipakai akun lain. Silakan tulis kepada kami.",
  ],
  [
    "This link is unknown, or was used already, or has expired",
    "Tautan ini tidak dikenal, sudah dipakai, atau sudah kedaluwarsa",
  ],
  [
    "An account of the shop's team can't be deleted here",
    "Akun tim toko tidak dapat dihapus di sini",
  ],
  [
    "Pictures are out of reach for a moment. Please try again.",
    "Gambar tidak dapat dijangkau sebentar. Coba lagi.",
  ],
  ["This order is {} by now", "Pesanan ini sekarang berstatus {}"],
  ["One order may have at most {} pieces", "Satu pesanan paling banyak {} barang"],
  ["One order may weigh at most {} kg", "Satu pesanan paling berat {} kg"],
  [
    "Until your email is verified, only one order at a time may wait for payment, and you have one already. Please verify your email, or pay or cancel that order first.",
    "Sebelum email Anda diverifikasi, hanya satu pesanan yang boleh menunggu pembayaran, dan Anda sudah punya satu. Verifikasi email Anda, atau bayar atau batalkan pesanan itu dulu.",
  ],
  [
    "Until your email is verified, one order may have at most {} pieces. Please verify your email, or order fewer.",
    "Sebelum email Anda diverifikasi, satu pesanan paling banyak {} barang. Verifikasi email Anda, atau pesan lebih sedikit.",
  ],
  [
    "You have {} orders waiting for payment. Please pay or cancel one first.",
    "Anda punya {} pesanan yang menunggu pembayaran. Bayar atau batalkan satu dulu.",
  ],
  [
    "Several orders from your network wait for payment, by customers whose email isn't verified. Please verify your email, then order.",
    "Beberapa pesanan dari jaringan Anda menunggu pembayaran, dari pembeli yang emailnya belum diverifikasi. Verifikasi email Anda, lalu pesan.",
  ],
  [
    "Too many orders from your network wait for payment. Please try again later.",
    "Terlalu banyak pesanan dari jaringan Anda menunggu pembayaran. Coba lagi nanti.",
  ],
  [
    "This email has had many codes. Please use the newest one in the mailbox: it is still good. A new one can be sent in 5 minutes.",
    "Email ini sudah menerima banyak kode. Pakai yang terbaru di kotak surat: kode itu masih berlaku. Yang baru dapat dikirim 5 menit lagi.",
  ],
  [
    "No more codes go to unverified emails today. If this email is verified, its code is on its way.",
    "Hari ini tidak ada lagi kode untuk email yang belum diverifikasi. Bila email ini sudah diverifikasi, kodenya sedang dikirim.",
  ],
  [
    "Your email was changed lately. Your account can be deleted after {}.",
    "Email Anda baru saja diganti. Akun Anda dapat dihapus setelah {}.",
  ],
  ["The request is too large", "Kirimannya terlalu besar"],
];

const PATTERNS = ANSWER_PAIRS.map(([english, indonesian]) => {
  const parts = english.split("{}").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { pattern: new RegExp(`^${parts.join("(.+)")}$`, "s"), indonesian };
});

/** Returns a message of the API in a language; as it is where it has no other words. */
export function answerIn(language: Language, message: string): string {
  if (language === "en") return message;
  for (const { pattern, indonesian } of PATTERNS) {
    const found = pattern.exec(message);
    if (!found) continue;
    const given = found.slice(1);
    return indonesian.replaceAll("{}", () => given.shift() ?? "");
  }
  return message;
}
