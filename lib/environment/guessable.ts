/** How a value begins that somebody meant to replace, or that comes to mind first. */
const FIRST_THOUGHT =
  /^\W*(change|replace|insert|enter|please|your|my|put|example|default|dummy|sample|secret|pass|admin|root|postgres|sekar|test|todo|xxx|0?123|abc|qwerty|kawung)|change.?(me|this|it)|placeholder/i;

const FEW_CHARACTERS = 10;

/**
 * Whether a secret is one that somebody would try: begins as placeholders do, repeats itself, or
 * has hardly any different characters. Of a million made ones of 32 characters seven are, of longer
 * ones none.
 */
export function isGuessable(secret: string): boolean {
  if (new Set(secret).size < FEW_CHARACTERS || repeatsItself(secret)) return true;
  // What a generator made may begin with any three letters, but isn't made of words.
  return FIRST_THOUGHT.test(secret) && !looksMade(secret);
}

/** Whether a text is its own beginning over and over, the last time perhaps cut off. */
function repeatsItself(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const times = Math.ceil(text.length / length);
    if (text === text.slice(0, length).repeat(times).slice(0, text.length)) return true;
  }
  return false;
}

/**
 * Hexadecimal, or small letters, capitals and digits in turns, as in base64: there two neighbours
 * of three are of different kinds, and in written words hardly one of five.
 */
function looksMade(text: string): boolean {
  if (text.length < 32) return false;
  if (/^[0-9a-f]+$/i.test(text)) return true;
  if (!/\d/.test(text)) return false;
  const turns = text.match(/[a-z](?=[A-Z\d])|[A-Z](?=[a-z\d])|\d(?=[a-zA-Z])/g)?.length ?? 0;
  return turns > text.length / 4;
}
