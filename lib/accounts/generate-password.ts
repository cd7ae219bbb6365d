import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Returns a random password of 99 bits, as "k7fqa-2mztw-9xwpb-4hrdn". */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
