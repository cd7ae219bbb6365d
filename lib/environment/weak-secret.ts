/** Beginnings of placeholders and of words that people choose. */
const PLACEHOLDER =
  /^\W*(change|replace|insert|enter|please|your|my|put|example|default|dummy|sample|secret|pass|admin|root|postgres|sekar|test|todo|xxx|0?123|abc|qwerty|kawung)|change.?(me|this|it)|placeholder/i;

const MIN_DISTINCT = 10;

/**
 * Returns whether a secret is a placeholder, repeats itself, or has hardly any distinct characters.
 * Seven in a million random secrets of 32 characters count as weak, and no longer ones.
 */
export function isWeakSecret(secret: string): boolean {
  if (new Set(secret).size < MIN_DISTINCT || isPeriodic(secret)) return true;
  // A random secret may begin with any letters.
  return PLACEHOLDER.test(secret) && !looksRandom(secret);
}

/** Returns whether a text repeats its beginning. The last repeat may be cut off. */
function isPeriodic(text: string): boolean {
  const periods = Array.from({ length: text.length / 2 }, (_, index) => index + 1);
  return periods.some((period) => text.startsWith(text.slice(period)));
}

/** Returns whether a text is hexadecimal, or mixes letters and digits as base64 does. */
function looksRandom(text: string): boolean {
  if (text.length < 32) return false;
  if (/^[0-9a-f]+$/i.test(text)) return true;
  // In base64 two of three neighbours differ in kind, in words hardly one of five.
  const turns = text.match(/[a-z](?=[A-Z\d])|[A-Z](?=[a-z\d])|\d(?=[a-zA-Z])/g) ?? [];
  return /\d/.test(text) && turns.length > text.length / 4;
}
