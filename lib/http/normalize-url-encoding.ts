/**
 * Returns a request's target without scheme and host, which proxies may send (RFC 9112, absolute form). Next
 * would redirect to that host.
 */
export function withoutOrigin(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, "");
  return path.startsWith("?") || path === "" ? `/${path}` : path;
}

/** Runs of percent escapes, and stray percent signs. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/**
 * Replaces invalid UTF-8 in a URL's path by U+FFFD and escapes stray percent signs. Next answers a
 * path that it can't decode with 500, before any route; a normalized one is 404.
 */
export function normalizeUrlEncoding(url: string): string {
  const [path = "", ...query] = url.split("?");
  if (isDecodable(path)) return url;
  const normalized = path.replaceAll(ESCAPES, (escapes) => {
    if (isDecodable(escapes)) return escapes;
    if (escapes === "%") return "%25";
    return encodeURIComponent(Buffer.from(escapes.replaceAll("%", ""), "hex").toString());
  });
  return [normalized, ...query].join("?");
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
