/** Runs of escapes, and percent signs that begin none. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/**
 * An address as Next can decode it: what is no UTF-8 becomes the replacement character, a stray
 * percent sign is escaped. Next itself answers 500 where a path can't be decoded, before any route
 * sees it; this way it is a name that nothing has. A query is left alone: its readers cope.
 */
export function normalizeUrlEncoding(address: string): string {
  const [path = "", ...query] = address.split("?");
  if (isDecodable(path)) return address;
  const decodable = path.replaceAll(ESCAPES, (escapes) => {
    if (isDecodable(escapes)) return escapes;
    if (escapes === "%") return "%25";
    return encodeURIComponent(Buffer.from(escapes.replaceAll("%", ""), "hex").toString());
  });
  return [decodable, ...query].join("?");
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
