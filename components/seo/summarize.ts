/** Length that search engines show of a description. */
const MOST_SHOWN = 160;

/** Returns a text's beginning in one line, cut after a word. */
export function summarize(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= MOST_SHOWN) return line;
  const cut = line.lastIndexOf(" ", MOST_SHOWN - 1);
  return `${line.slice(0, cut > 0 ? cut : MOST_SHOWN - 1)}…`;
}
