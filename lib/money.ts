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

/** "450000" or "450.000" → 450000; null if it isn't whole rupiah. */
export function parseRupiah(text: string): number | null {
  const digits = text.trim().replaceAll(".", "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
