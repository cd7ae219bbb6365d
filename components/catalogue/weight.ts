const kilograms = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });

/** Formats grams: 350 g, 1,2 kg. */
export function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${kilograms.format(grams / 1000)} kg`;
}
