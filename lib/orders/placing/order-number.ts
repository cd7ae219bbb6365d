import { randomInt } from "node:crypto";
import { jakartaYymmdd } from "../../dates.ts";

/** Crockford's base 32 leaves out I, L, O and U, which are misread or misheard. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_CHARACTERS = 5;

/** Returns `SB`, the Jakarta day as yymmdd, and 5 random characters. A unique index finds duplicates. */
export function makeOrderNumber(now: Date): string {
  const tail = Array.from({ length: RANDOM_CHARACTERS }, () => CROCKFORD[randomInt(32)]).join("");
  return `SB${jakartaYymmdd(now)}${tail}`;
}

const ORDER_NUMBER = new RegExp(`^SB\\d{6}[${CROCKFORD}]{${RANDOM_CHARACTERS}}$`, "i");

export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER.test(text);
}
