/** Rupiah. Banks show each of them, and nobody feels them. */
export const MAX_UNIQUE_AMOUNT = 999;

/**
 * Returns the amount from 1 to 999 that comes first in an order of the token's own and isn't taken; null for none.
 * So two tokens seldom want the same amount, also where few are left. `token` is a UUID.
 */
export function firstFreeAmount(token: string, taken: ReadonlySet<number>): number | null {
  const start = Number.parseInt(token.slice(0, 8), 16);
  const stride = strideFrom(Number.parseInt(token.slice(-8), 16));
  for (let step = 0; step < MAX_UNIQUE_AMOUNT; step++) {
    const amount = ((start + step * stride) % MAX_UNIQUE_AMOUNT) + 1;
    if (!taken.has(amount)) return amount;
  }
  return null;
}

/** Returns a stride that visits all amounts: one without a factor of 999, which is 27 times 37. */
function strideFrom(number: number): number {
  let stride = 1 + (number % (MAX_UNIQUE_AMOUNT - 1));
  while (stride % 3 === 0 || stride % 37 === 0) stride += 1;
  return stride;
}
