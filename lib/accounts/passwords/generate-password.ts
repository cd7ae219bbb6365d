import { randomInt } from "node:crypto";

const GROUPS = 4;

/** Returns a random password of 99 bits, as "k7fqa-2mztw-9xwpb-4hrdn". */
export function generatePassword(): string {
  return randomGroups(GROUPS);
}

/** Without letters and digits that look alike. */
const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUP_LENGTH = 5;

/** Returns groups of five random characters, of 25 bits each: "k7fqa-2mztw". */
export function randomGroups(count: number): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return Array.from({ length: count }, group).join("-");
}
