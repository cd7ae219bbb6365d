import { formatAccountNumber } from "./account-number.ts";
import { CHAT_LABELS, ofChatFields } from "./chat/chat-fields.ts";
import type { GroupName, GroupValue } from "./groups/group-schemas.ts";
import type { PaymentAccount, PaymentSettings } from "./settings-schema.ts";

export const SETTING_LABELS: Record<keyof PaymentSettings, string> = {
  payment_accounts: "Rekening",
  qris: "QRIS",
  unique_amounts: "Kode unik",
};

/** Returns the list in one line, in Indonesian, for the audit log and the history. */
export function accountsLabel(accounts: readonly PaymentAccount[]): string {
  return accounts
    .map(({ bank, number, holder, active }) => {
      return `${bank} ${number} a.n. ${holder}${active ? "" : " (tidak aktif)"}`;
    })
    .join("; ");
}

/** Returns an account in one line for people who compare it, its number in groups of four. */
export function accountLine({ bank, number, holder, active }: PaymentAccount): string {
  return `${bank} ${formatAccountNumber(number)} a.n. ${holder}${active ? "" : " (tidak aktif)"}`;
}

export const GROUP_LABELS: Record<GroupName, string> = {
  shop: "Toko",
  home: "Beranda",
  tiles: "Gambar kategori",
  shipping: "Pengiriman",
  terms: "Batas waktu",
  mail: "Surat",
  chat: "WhatsApp",
};

type FieldsOf<Name extends GroupName> = Exclude<keyof GroupValue<Name>, `image${string}`>;

/** Names of the groups' fields, in the order of their forms. */
export const FIELD_LABELS = {
  shop_name: "Nama toko",
  tagline: "Tagline",
  tagline_id: "Tagline dalam bahasa Indonesia",
  shop_email: "E-mail",
  shop_phone: "Telepon",
  shop_whatsapp: "WhatsApp",
  shop_hours: "Jam buka",
  shop_street: "Jalan dan nomor",
  shop_city: "Kota",
  shop_zip: "Kode pos",
  shop_instagram: "Instagram",
  shop_facebook: "Facebook",
  shop_tiktok: "TikTok",
  headline: "Judul",
  headline_id: "Judul dalam bahasa Indonesia",
  sentence: "Kalimat pembuka",
  sentence_id: "Kalimat pembuka dalam bahasa Indonesia",
  part_phone: "Bagian gambar di ponsel",
  part_desktop: "Bagian gambar di desktop",
  announcement: "Kalimat pengumuman",
  announcement_id: "Kalimat pengumuman dalam bahasa Indonesia",
  announcement_from: "Pengumuman mulai",
  announcement_until: "Pengumuman sampai",
  origin_city: "Kota asal kiriman",
  origin_zip: "Kode pos asal",
  dispatch_hours: "Jam sampai dikirim",
  closed_from: "Libur mulai",
  closed_until: "Libur sampai",
  payment_deadline_hours: "Batas waktu pembayaran",
  reminder_hours: "Pengingat sebelum batas",
  sender_name: "Nama pengirim",
  signature: "Salam penutup",
  signature_id: "Salam penutup dalam bahasa Indonesia",
  ...ofChatFields((kind, language) => {
    return `${CHAT_LABELS[kind]} dalam bahasa ${language === "id" ? "Indonesia" : "Inggris"}`;
  }),
} satisfies Record<{ [Name in GroupName]: FieldsOf<Name> }[GroupName], string>;
