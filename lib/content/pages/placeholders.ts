import { PLACEHOLDER, placeholdersIn } from "../../fields/placeholders.ts";
import type { Language } from "../../language/languages.ts";

/** Facts that a text names as `{name}`, in the dashboard's words. */
export const PLACEHOLDERS = {
  name: "nama toko",
  email: "e-mail toko",
  phone: "telepon toko",
  city: "kota asal paket",
  cityInEnglish: "kota dalam bahasa Inggris",
  carriers: "nama kurir",
  waysToPay: "cara bayar",
  paymentDeadlineHours: "jam untuk membayar",
  rejectionMinHours: "jam paling sedikit setelah bukti ditolak",
  rejectionMaxHours: "jam paling banyak setelah bukti ditolak",
  dispatchHours: "jam sampai paket dikirim",
  returnDays: "hari untuk pengembalian",
  proofRetentionDays: "hari bukti pembayaran disimpan",
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** The text of each placeholder, in both languages. */
export type PageFacts = Record<Placeholder, Record<Language, string>>;

/** Returns the first placeholder that stands for nothing, or null. */
export function findUnknownPlaceholder(text: string): string | null {
  return placeholdersIn(text).find((name) => !Object.hasOwn(PLACEHOLDERS, name)) ?? null;
}

/** Returns the text with its facts, each written by `write`. */
export function fillPlaceholders(
  text: string,
  facts: PageFacts,
  language: Language,
  write: (fact: string) => string = (fact) => fact,
): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(facts, name) ? write(facts[name as Placeholder][language]) : whole,
  );
}
