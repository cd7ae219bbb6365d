/** A required text that its writer has nothing for. Without words, so that nothing shows it. */
export const NO_WORDS = "-";

/** Returns whether a text has a letter or a digit: people fill a required field with "-". */
export function hasWords(text = ""): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
