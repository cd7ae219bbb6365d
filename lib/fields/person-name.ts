import { z } from "zod";
import { asError, type Message } from "../language/spoken-language.ts";
import { words } from "../language/words.ts";
import { plainWords } from "./pasted-text.ts";
import { atMost } from "./required-text.ts";

const MAX_LENGTH = 100;

const NOT_PLAIN = words(
  "Please enter a name without links or control characters",
  "Mohon isi nama tanpa tautan atau karakter tersembunyi",
);

/** Common endings of web addresses, none of which is an academic title as `S.Pd` or `M.Si`. */
const ENDINGS =
  "com|net|org|info|biz|xyz|online|site|website|shop|store|link|click|top|id|co|me|io|ly|to|cc|tv|ru|cn|tk";
/** With the full stops that browsers read as a dot. */
const DOT = "[.．。｡]";

/** Text that mail programs turn into a link. */
const LINK = new RegExp(
  `://|www${DOT}|\\S@\\S|[\\p{L}\\p{N}]${DOT}(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
  "iu",
);

/** Without the joiners, which a name may need. */
const CONTROL_CHARACTERS = /(?:[\p{Cc}\p{Co}\p{Zl}\p{Zp}]|[^\P{Cf}\u200c\u200d])+/gu;

/** Returns a field for a person's name, of 1 to 100 characters without links and control characters. */
export function personNameField(empty: Message) {
  return z
    .string(asError(empty))
    .overwrite(plainWords)
    .min(1, asError(empty))
    .max(MAX_LENGTH, atMost(MAX_LENGTH))
    .refine(isPlain, asError(NOT_PLAIN));
}

/** Returns whether mail programs would turn a part of the text into a link. */
export function holdsLink(text: string): boolean {
  return LINK.test(text);
}

function isPlain(name: string): boolean {
  return !holdsLink(name) && name.search(CONTROL_CHARACTERS) === -1;
}

/** Returns a name for a mail, cut before a link; earlier releases took any text. Spaces after dots keep it unlinked. */
export function plainName(name: string): string {
  const text = name.replaceAll(CONTROL_CHARACTERS, " ");
  const link = text.search(LINK);
  return (link === -1 ? text : text.slice(0, link).replace(/\S+$/, ""))
    .replaceAll(new RegExp(`(?<=[\\p{L}\\p{N}]{2})(${DOT})(?=[\\p{L}\\p{N}]{2})`, "gu"), "$1 ")
    .trim();
}
