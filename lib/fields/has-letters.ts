/** Placeholder for a required text. Has no letters, so that nothing shows it. */
export const NO_TEXT = "-";

/** Returns whether a text has a letter or a digit: people fill a required field with "-". */
export function hasLetters(text = ""): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
