/** A sentence with the space after it. A dot within a figure or an address ends none. */
const SENTENCE = /\S.*?(?:[.!?]["”’)]*(?:\s+(?=[\p{Lu}\d"“(])|$)|\n+|$)/gsu;

const LEAD_SENTENCES = 2;

/** Longer ones would push the button to buy off the first screen. */
const LEAD_LENGTH = 320;

/** Parts a description into its first two sentences and the rest. What is too long for the lead is in the rest. */
export function partStory(description: string): { lead: string; rest: string } {
  const text = description.trim();
  let end = 0;
  for (const [sentence] of [...text.matchAll(SENTENCE)].slice(0, LEAD_SENTENCES)) {
    if (end + sentence.trimEnd().length > LEAD_LENGTH) break;
    end += sentence.length;
  }
  return { lead: text.slice(0, end).trim(), rest: text.slice(end) };
}
