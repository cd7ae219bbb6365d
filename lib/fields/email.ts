import { z } from "zod";
import { asError, type Message } from "../language/spoken-language.ts";
import { words } from "../language/words.ts";
import { plainCode } from "./pasted-text.ts";

export const MAX_EMAIL_LENGTH = 254;
const INVALID_EMAIL = words("Please enter a valid email!", "Mohon isi email yang benar");

/** docs/accounts.md#fields. Each label of the domain has something in it. */
const EMAIL_FORMAT = /^\S+@[^\s.]+(\.[^\s.]+)+$/;

/** Excludes text that a mail header would read as several addresses. */
const ONE_ADDRESS = /^[^@\p{C}<>()[\]\\,;:"]+@[^@\p{C}<>()[\]\\,;:"]+$/u;

/** Returns whether a text is one address that the shop can mail. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL_FORMAT.test(text) && ONE_ADDRESS.test(text);
}

/** Returns the one form of an address: in small letters, its domain in ASCII and without a dot at the end. */
export function normalizeEmail(typed: string): string {
  const text = plainCode(typed).toLowerCase();
  const start = text.lastIndexOf("@") + 1;
  return start === 0 ? text : text.slice(0, start) + asciiDomain(text.slice(start));
}

function asciiDomain(domain: string): string {
  const bare = domain.replace(/\.$/, "");
  // The parser of addresses would take these for other parts of one.
  if (/^[a-z0-9.-]*$/.test(bare) || /[\s/?#\\:%[\]]/.test(bare)) return bare;
  // Punycode's cost grows with the square of a label's length.
  if (bare.length > MAX_EMAIL_LENGTH) return bare;
  try {
    return new URL(`http://${bare}`).hostname.replace(/\.$/, "");
  } catch {
    return bare;
  }
}

/** Returns a field for an e-mail. Reports one error at most: an empty field isn't also malformed. */
export function emailField(empty: Message) {
  return z
    .string(asError(empty))
    .overwrite(normalizeEmail)
    .min(1, asError(empty))
    .refine((text) => text === "" || isEmail(text), asError(INVALID_EMAIL));
}
