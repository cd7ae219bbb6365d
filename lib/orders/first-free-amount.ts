/** Rupiah. Banks show each of them, and nobody feels them. */
export const MAX_UNIQUE_AMOUNT = 999;

/** Returns the first amount from 1 to 999 that isn't taken, beginning at a place of its own; null for none. */
export function firstFreeAmount(start: number, taken: ReadonlySet<number>): number | null {
  for (let step = 0; step < MAX_UNIQUE_AMOUNT; step++) {
    const amount = ((start + step) % MAX_UNIQUE_AMOUNT) + 1;
    if (!taken.has(amount)) return amount;
  }
  return null;
}
