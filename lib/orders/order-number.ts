import { randomInt } from "node:crypto";
import { jakartaYymmdd } from "../dates.ts";

/** Crockford's base 32: no I, L, O or U, so that a number read out loud is heard right. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_CHARACTERS = 5;

/** `SB` + yymmdd of the Jakarta day + 5 random characters. Uniqueness is the database's to say. */
export function makeOrderNumber(now: Date): string {
  const tail = Array.from({ length: RANDOM_CHARACTERS }, () => CROCKFORD[randomInt(32)]).join("");
  return `SB${jakartaYymmdd(now)}${tail}`;
}
