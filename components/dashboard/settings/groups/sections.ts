import { CATEGORIES } from "#lib/catalogue/categories.ts";
import { CHAT_KINDS, CHAT_LABELS, type ChatKind, chatField } from "#lib/shop/chat/chat-fields.ts";
import type { FIELD_LABELS } from "#lib/shop/setting-labels.ts";

export type GroupField = {
  name: keyof typeof FIELD_LABELS;
  kind?: "area" | "city" | "date" | "number" | "email" | "tel" | "url" | "part";
  hint?: string;
};

/** `chat`: its two texts stand side by side, each over its preview. */
export type Section = { title: string; fields: readonly GroupField[]; chat?: ChatKind };

const OTHER_SIDE = "Kosong: kalimat bahasa Inggris yang tampil.";

export const SHOP_SECTIONS: readonly Section[] = [
  {
    title: "Nama",
    fields: [
      { name: "shop_name" },
      { name: "tagline", hint: "Baris di atas setiap halaman, dalam bahasa Inggris." },
      { name: "tagline_id", hint: OTHER_SIDE },
    ],
  },
  {
    title: "Alamat",
    fields: [
      { name: "shop_street", hint: "Koma memulai baris baru." },
      { name: "shop_city", kind: "city" },
      { name: "shop_zip", kind: "number" },
      { name: "shop_hours" },
    ],
  },
  {
    title: "Kontak",
    fields: [
      { name: "shop_email", kind: "email" },
      { name: "shop_phone", kind: "tel" },
      { name: "shop_whatsapp", kind: "tel", hint: "Kosong: tanpa tombol WhatsApp." },
      { name: "shop_instagram", kind: "url" },
      { name: "shop_facebook", kind: "url" },
      { name: "shop_tiktok", kind: "url" },
    ],
  },
];

export const SHOP_PICTURES = {
  title: "Logo dan ikon",
  names: ["Logo", "Ikon"],
  words:
    "Logo: sebaiknya mendatar, dengan latar terang; tanpa logo, nama toko yang tampil. Ikon: persegi, untuk tab peramban dan layar utama ponsel.",
};

export const HOME_SECTIONS: readonly Section[] = [
  {
    title: "Kepala beranda",
    fields: [
      { name: "headline", hint: "Dalam bahasa Inggris." },
      { name: "headline_id", hint: OTHER_SIDE },
      { name: "sentence", kind: "area", hint: "{city} menjadi kota asal kiriman." },
      { name: "sentence_id", kind: "area", hint: OTHER_SIDE },
      { name: "part_phone", kind: "part" },
      { name: "part_desktop", kind: "part" },
    ],
  },
  {
    title: "Pengumuman",
    fields: [
      { name: "announcement", kind: "area", hint: "Tampil di atas setiap halaman toko." },
      { name: "announcement_id", kind: "area", hint: OTHER_SIDE },
      { name: "announcement_from", kind: "date", hint: "Kosong: mulai sekarang." },
      { name: "announcement_until", kind: "date", hint: "Hari terakhir; kosong: terus." },
    ],
  },
];

export const HOME_PICTURES = {
  title: "Gambar kepala beranda",
  names: ["Gambar kepala"],
  words: "Mendatar, paling sedikit 1600 piksel lebarnya. Tanpa gambar: gambar bawaan.",
};

export const TILE_PICTURES = {
  title: "Gambar kategori",
  names: CATEGORIES,
  words: "Satu gambar untuk setiap kategori di beranda. Tanpa gambar: gambar bawaan.",
};

export const SHIPPING_SECTIONS: readonly Section[] = [
  {
    title: "Kiriman",
    fields: [
      { name: "origin_city", kind: "city", hint: "Kosong: kota toko." },
      { name: "origin_zip", kind: "number", hint: "Kosong: kode pos toko." },
      {
        name: "dispatch_hours",
        kind: "number",
        hint: "Dari pembayaran sampai paket di kurir, pada hari kerja.",
      },
    ],
  },
  {
    title: "Hari libur",
    fields: [
      { name: "closed_from", kind: "date", hint: "Hari pertama tanpa pengiriman." },
      { name: "closed_until", kind: "date", hint: "Hari terakhir tanpa pengiriman." },
    ],
  },
];

export const TERMS_SECTIONS: readonly Section[] = [
  {
    title: "Batas waktu",
    fields: [
      { name: "payment_deadline_hours", kind: "number", hint: "Jam; untuk pesanan baru." },
      { name: "reminder_hours", kind: "number", hint: "Jam; 0: tanpa pengingat." },
    ],
  },
];

export const MAIL_SECTIONS: readonly Section[] = [
  {
    title: "E-mail toko",
    fields: [
      { name: "sender_name", hint: "Kosong: nama toko." },
      { name: "signature", kind: "area", hint: "Baris terakhir setiap e-mail." },
      { name: "signature_id", kind: "area", hint: OTHER_SIDE },
    ],
  },
];

export const CHAT_SECTIONS: readonly Section[] = CHAT_KINDS.map((kind) => ({
  title: CHAT_LABELS[kind],
  chat: kind,
  fields: [
    { name: chatField(kind, "id"), kind: "area" },
    { name: chatField(kind, "en"), kind: "area" },
  ],
}));
