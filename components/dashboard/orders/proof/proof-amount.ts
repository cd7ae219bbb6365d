import { formatRupiah } from "#lib/rupiah.ts";

/** The amount that the customer named and what is due, in rupiah. */
export function compareAmount(
  said: number | null,
  expected: number,
): { matches: boolean; words: string } {
  if (said === null) return { matches: true, words: "Tidak disebutkan" };
  if (said === expected) return { matches: true, words: "Sesuai" };
  const difference = formatRupiah(Math.abs(said - expected));
  return { matches: false, words: `${said < expected ? "Kurang" : "Lebih"} ${difference}` };
}

/** Returns the warning that another amount was named than is due; null where none is needed. */
export function amountWarning(said: number | null, expected: number): string | null {
  const { matches, words } = compareAmount(said, expected);
  return matches ? null : `Jumlah menurut pelanggan tidak sama dengan tagihan: ${words}.`;
}
