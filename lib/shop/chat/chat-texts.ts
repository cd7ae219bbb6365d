import { PLACEHOLDER, placeholdersIn } from "../../fields/placeholders.ts";
import type { Language } from "../../language/languages.ts";
import { words } from "../../language/words.ts";
import { type ChatField, type ChatKind, chatField, ofChatFields } from "./chat-fields.ts";

/** Names that a text may have in braces, in the dashboard's words. */
export const CHAT_PLACEHOLDERS = {
  nama: "nama pelanggan",
  toko: "nama toko",
  nomor: "nomor pesanan",
  keadaan: "keadaan pesanan dalam dua kalimat",
  jumlah: "uang yang ditagih",
  kode: "kode unik di dalamnya",
  rekening: "rekening toko",
  qris: "halaman dengan kode QRIS",
  batas: "batas waktu pembayaran",
  tautan: "halaman untuk mengirim bukti",
  kurir: "kurir dan layanan",
  resi: "nomor resi",
  halaman: "halaman pesanan",
  kembali: "uang yang dikembalikan",
} as const;

/** The text of each placeholder; empty where the order has none. */
export type ChatValues = Record<keyof typeof CHAT_PLACEHOLDERS, string>;

const DEFAULTS = words<Readonly<Record<ChatKind, string>>>(
  {
    pay: `Hello {nama}, thank you for your order at {toko}.
Order {nomor} waits for your payment of {jumlah}, by {batas}.
Please pay it to the last digit: your unique code {kode} is in it.
Transfer to {rekening}.
Its QRIS code is on your order's page: {qris}
Once you have paid, please send us the proof: {tautan}`,
    late: `Hello {nama}, this is {toko} about order {nomor} of {jumlah}, to be paid by {batas}.
{keadaan}
Transfer to {rekening}.
Have you paid? Please send us the proof: {tautan}`,
    received: `Hello {nama}, we have received your payment of order {nomor}. Thank you!
We pack on business days, and write to you once your order is on its way.`,
    sent: `Hello {nama}, order {nomor} is on its way with {kurir}.
Tracking number (resi): {resi}
Please tell us once it has arrived: {halaman}`,
    arrived: `Hello {nama}, order {nomor} has arrived. Thank you for buying from {toko}!
If anything isn't right, just answer this message.`,
    refund: `Hello {nama}, we have returned {kembali} of order {nomor} to you.
If it isn't in your account yet, just answer this message.`,
    other: `Hello {nama}, this is {toko} about order {nomor}.
{keadaan}
Send us a proof of payment here: {tautan}`,
  },
  {
    pay: `Halo {nama}, terima kasih sudah memesan di {toko}.
Pesanan {nomor} menunggu pembayaran {jumlah}, paling lambat {batas}.
Mohon bayar tepat sampai angka terakhir: kode unik {kode} ada di dalamnya.
Transfer ke {rekening}.
Kode QRIS-nya ada di halaman pesanan Anda: {qris}
Setelah membayar, kirim buktinya di sini: {tautan}`,
    late: `Halo {nama}, ini {toko} tentang pesanan {nomor} sebesar {jumlah}, dengan batas waktu {batas}.
{keadaan}
Transfer ke {rekening}.
Sudah membayar? Kirim buktinya di sini: {tautan}`,
    received: `Halo {nama}, pembayaran pesanan {nomor} sudah kami terima. Terima kasih!
Kami mengemas pada hari kerja, dan mengabari Anda begitu pesanan dikirim.`,
    sent: `Halo {nama}, pesanan {nomor} sedang dalam perjalanan dengan {kurir}.
Nomor resi: {resi}
Beri tahu kami begitu paket sampai: {halaman}`,
    arrived: `Halo {nama}, pesanan {nomor} sudah sampai. Terima kasih sudah berbelanja di {toko}!
Ada yang kurang pas? Balas saja pesan ini.`,
    refund: `Halo {nama}, {kembali} dari pesanan {nomor} sudah kami kembalikan kepada Anda.
Bila belum masuk ke rekening Anda, balas saja pesan ini.`,
    other: `Halo {nama}, ini {toko} tentang pesanan {nomor}.
{keadaan}
Kirim bukti pembayaran di sini: {tautan}`,
  },
);

/** The texts that hold while the owner has written none. */
export const CHAT_DEFAULTS: Record<ChatField, string> = ofChatFields(
  (kind, language) => DEFAULTS[language][kind],
);

/** Returns the owner's text, or the default for an empty one. */
export function chatText(
  texts: Partial<Record<ChatField, string>>,
  kind: ChatKind,
  language: Language,
): string {
  const field = chatField(kind, language);
  return texts[field] || CHAT_DEFAULTS[field];
}

/** Returns the first placeholder that stands for nothing, or null. */
export function findUnknownInChat(text: string): string | null {
  return placeholdersIn(text).find((name) => !Object.hasOwn(CHAT_PLACEHOLDERS, name)) ?? null;
}

/** Returns a text with its values. A line with an empty one is left out. */
export function fillChat(text: string, values: ChatValues): string {
  const valueFor = (name: string) => values[name as keyof ChatValues];
  return text
    .split("\n")
    .filter((line) => placeholdersIn(line).every((name) => valueFor(name) !== ""))
    .map((line) => line.replaceAll(PLACEHOLDER, (whole, name: string) => valueFor(name) ?? whole))
    .join("\n");
}

const SAMPLE = {
  nama: "Ani",
  toko: "Batik Ani",
  nomor: "SB-261128-0042",
  jumlah: "Rp 485.123",
  kode: "Rp 123",
  qris: "https://…/order-history/42",
  tautan: "https://…/payment-proof/42",
  kurir: "JNE Regular",
  resi: "JNE0012345678",
  halaman: "https://…/order-history/42",
  kembali: "Rp 485.123",
};

/** An invented order, for previews. */
export const CHAT_SAMPLE: Record<Language, ChatValues> = {
  en: {
    ...SAMPLE,
    keadaan: "We need another proof of payment. Please send another picture",
    rekening: "BCA 1234567890 in the name of Ani",
    batas: "29 November 2026 at 19:05 WIB",
  },
  id: {
    ...SAMPLE,
    keadaan: "Kami perlu bukti pembayaran yang lain. Mohon kirim gambar lain",
    rekening: "BCA 1234567890 a.n. Ani",
    batas: "29 November 2026, 19.05 WIB",
  },
};
