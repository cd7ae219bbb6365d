const GRAMS_PER_KILOGRAM = 1000;
/** docs/shipping.md#charged-weight */
const TOLERANCE_GRAMS = 300;

/** Returns the kilograms that JNE charges: rounded up beyond 300 g over, at least 1. */
export function chargedKilograms(grams: number): number {
  return Math.max(1, Math.ceil((grams - TOLERANCE_GRAMS) / GRAMS_PER_KILOGRAM));
}
