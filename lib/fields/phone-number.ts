import { z } from "zod";
import { asError, type Message } from "../language/spoken-language.ts";
import { words } from "../language/words.ts";
import { plainCode } from "./pasted-text.ts";
import { atMost } from "./required-text.ts";

/** With spaces and signs, which are dropped. */
const MAX_TYPED = 30;

const NOT_62 = words("Phone number must start with '62'", "Nomor telepon harus diawali '62'");
const NOT_A_NUMBER = words(
  "Phone number must be 62 followed by 8 to 13 digits",
  "Nomor telepon harus 62 diikuti 8 sampai 13 angka",
);

/** Returns a typed number (08…, +62…, with spaces and dashes) as 62…; others only lose spaces and signs. */
export function normalizePhoneNumber(typed: string): string {
  return bareNumber(typed).replace(/^0(?=8)/, "62");
}

/** Returns a number without signs. The zero of 62 (0)812… is dialled within Indonesia alone. */
function bareNumber(typed: string): string {
  return plainCode(typed)
    .replaceAll(/[ ().-]/g, "")
    .replace(/^\+/, "")
    .replace(/^620+/, "62");
}

export function phoneNumberField(empty: Message) {
  return z
    .string(asError(empty))
    .overwrite(plainCode)
    .min(1, asError(empty))
    .max(MAX_TYPED, atMost(MAX_TYPED))
    .transform(bareNumber)
    .pipe(z.string().regex(/^62/, asError(NOT_62)))
    .pipe(z.string().regex(/^62\d{8,13}$/, asError(NOT_A_NUMBER)));
}
