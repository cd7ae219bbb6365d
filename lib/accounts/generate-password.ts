import { randomInt } from "node:crypto";

/** Without the letters and digits that are taken for one another when they are copied by hand. */
const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password that nobody chose, of 99 bits: "k7fqa-2mztw-9xwpb-4hrdn". */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
