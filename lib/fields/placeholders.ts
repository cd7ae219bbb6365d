/** A name in braces; the first group is the name. */
export const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Returns the names that a text has in braces. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}
