/** Returns whether a text has every word of a query, in any case: "bandung kota" finds "Kota Bandung". */
export function matchesWords(text: string, query: string): boolean {
  const within = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
