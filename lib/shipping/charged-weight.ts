const GRAMS_PER_KILOGRAM = 1000;
/** Kilograms that JNE forgives over a whole one (docs/shipping.md#charged-weight). */
const TOLERANCE_GRAMS = 300;

/** The kilograms that JNE charges for a weight in grams: whole ones, rounded up past 0.3 kg over, at least 1. */
export function chargedKilograms(grams: number): number {
  return Math.max(1, Math.ceil((grams - TOLERANCE_GRAMS) / GRAMS_PER_KILOGRAM));
}
