import { formatRupiah } from "#lib/money.ts";

/** The amount that the customer named and the order's total, in rupiah. */
export function compareAmount(
  said: number | null,
  expected: number,
): { matches: boolean; words: string } {
  if (said === null) return { matches: true, words: "Tidak disebutkan" };
  if (said === expected) return { matches: true, words: "Sesuai" };
  const difference = formatRupiah(Math.abs(said - expected));
  return { matches: false, words: `${said < expected ? "Kurang" : "Lebih"} ${difference}` };
}
