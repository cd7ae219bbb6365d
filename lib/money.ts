let rupiahFormat: Intl.NumberFormat | undefined;

/** Made when it's first used: that takes a phone a tenth of a second, and most pages come with their prices written. */
function makeRupiahFormat(): Intl.NumberFormat {
  return new Intl.NumberFormat("id-ID", {
    style: "currency",
    currency: "IDR",
    maximumFractionDigits: 0,
  });
}

/** Whole rupiah as people read it: 1234567 → "Rp 1.234.567" (with a no-break space after Rp). */
export function formatRupiah(rupiah: number): string {
  rupiahFormat ??= makeRupiahFormat();
  return rupiahFormat.format(rupiah);
}

/** A price as the contract writes it ("450000"), dots of an incoming one stripped ("450.000"). Null where it isn't whole rupiah. */
export function parseRupiah(text: string): number | null {
  const digits = text.trim().replaceAll(".", "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
