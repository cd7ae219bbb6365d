/** Returns the JSON between two texts; undefined where the text isn't exactly that. */
export function readBetween(text: string, start: string, end: string): unknown {
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined;
  try {
    return JSON.parse(text.slice(start.length, -end.length));
  } catch {
    return undefined;
  }
}
