import { plainCode } from "./fields/pasted-text.ts";

let rupiahFormat: Intl.NumberFormat | undefined;

/** Called at first use: it takes a phone 0.1 s, and most pages don't need it. */
function makeRupiahFormat(): Intl.NumberFormat {
  return new Intl.NumberFormat("id-ID", {
    style: "currency",
    currency: "IDR",
    maximumFractionDigits: 0,
  });
}

/** 1234567 → "Rp 1.234.567", with a no-break space after Rp. */
export function formatRupiah(rupiah: number): string {
  rupiahFormat ??= makeRupiahFormat();
  return rupiahFormat.format(rupiah);
}

/** Parses "450000", "450.000", and with empty cents "450000.00" or "450.000,00". Returns null for anything else. */
export function parseRupiah(text: string): number | null {
  return parseGrouped(plainCode(text).replace(/[.,]00$/, ""));
}

/** Parses an integer with or without dots between groups of three: "1500", "1.500". Null for anything else. */
export function parseGrouped(text: string): number | null {
  const isGrouped = /^[1-9]\d{0,2}(\.\d{3})+$/.test(text);
  const digits = isGrouped ? text.replaceAll(".", "") : text;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** Returns an amount's text without the currency before it: "Rp 450.000" → "450.000". */
export function withoutCurrency(text: string): string {
  return text.replace(/^\s*(?:rp|idr)\.?\s*/i, "");
}

/** Parses an amount as banking apps write it: "Rp 1.271.000,00". Null for none, undefined for an invalid one. */
export function parseTypedAmount(text: string): number | null | undefined {
  const bare = withoutCurrency(plainCode(text)).replaceAll(/\s|,(?:00?|-)\s*$/g, "");
  if (bare === "") return null;
  const rupiah = parseRupiah(bare.replaceAll(",", "."));
  return rupiah === null || rupiah === 0 ? undefined : rupiah;
}

/** Formats whole rupiah, as a number or a numeric string; other text stays as it is. */
export function formatPrice(value: number | string): string {
  const rupiah = typeof value === "number" ? value : parseRupiah(value);
  return rupiah === null ? String(value) : formatRupiah(rupiah);
}
