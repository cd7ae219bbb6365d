/** Returns whether a text has a letter or a digit: people fill a required field with "-". */
export function hasWords(text = ""): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
