/** Joiners make words of some scripts, and one emoji of several. Elsewhere nobody sees them. */
const JOINED = "[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]";
const STRAY_JOINER = new RegExp(
  `(?<!${JOINED})[\\u200c\\u200d]|[\\u200c\\u200d](?!${JOINED})`,
  "gu",
);

/** Format characters, among them those that turn the direction of a text; without the joiners. */
const FORMAT_CHARACTERS = /[^\P{Cf}\u200c\u200d]/gu;

const NOTHING_SEEN = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Returns "" for a text that shows nothing, else the text without outer spaces. */
export function visibleText(text: string): string {
  return NOTHING_SEEN.test(text) ? "" : text.trim();
}

/** Returns words as they would be typed: without unseen characters, with plain spaces. */
export function plainWords(text: string): string {
  const plain = text.replaceAll(FORMAT_CHARACTERS, "").replaceAll(STRAY_JOINER, "");
  return visibleText(plain.replaceAll(/\p{Zs}/gu, " "));
}

/** Returns a number, a code or an address as it would be typed: also with plain dashes, and no joiners. */
export function plainCode(text: string): string {
  return text
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll(/[\s\u2800]/g, " ")
    .replaceAll(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-")
    .trim();
}

/** Returns a code without the spaces and dashes that people put between its parts. */
export function bareCode(text: string): string {
  return plainCode(text).replaceAll(/[ -]/g, "");
}
