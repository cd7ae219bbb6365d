import "server-only";
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { MAX_FIELDS } from "../body/read-body.ts";

/** Leads to app/api/[[...unknown]], whose answer is 404. */
export const UNUSED_PATH = "/api/unused";

/** Its answer is 405 (wrong-method.ts). */
export const WRONG_METHOD_PATH = "/api/wrong-method";

/** Its answer is 400. */
export const MALFORMED_PATH = "/api/malformed";
/** Its answer is 400. Next's work for a page grows with the square of its parameters: 7,000 take a second. */
export const TOO_MANY_FIELDS_PATH = "/api/too-many-fields";

/** A page that isn't there, and so leads to /home. */
export const UNKNOWN_PAGE_PATH = "/unknown";

/** Paths of Next that answer by themselves and that no page of the shop asks for. */
const UNUSED_FOLDERS = ["/_next/data", "/_next/image"];

/** Pages of Next's own, which are unknown to visitors. */
const FRAMEWORK_PAGES = ["/_app", "/_document", "/_error", "/_global-error", "/_not-found"];

/**
 * Normalizes a request's URL, so that Next can decode it. With `refuses`, leads a request that no page
 * answers to its refusal.
 */
export function normalizeRequest(
  request: IncomingMessage,
  { refuses }: { refuses: boolean },
): void {
  const { method = "GET" } = request;
  const url = resolvePath(withoutOrigin(request.url ?? "/"));
  const isDoubtful = refuses && hasTwoHosts(request.rawHeaders);
  const refusal = isDoubtful ? MALFORMED_PATH : refuses ? findRefusal(method, url) : null;
  request.url = refusal ?? normalizeUrlEncoding(url);
  if (refusal !== null && method === "TRACE") request.method = "GET";
  for (const name of CONDITIONS) delete request.headers[name];
}

/**
 * Headers that the shop doesn't follow: Next answers 500 for files of `public` where a condition fails, or a
 * range can't be satisfied. RFC 9110 lets a server ignore ranges.
 */
const CONDITIONS = ["range", "if-range", "if-match", "if-unmodified-since"];

/**
 * Returns the path that answers instead of the one asked for, or null. Next would answer its unused paths,
 * TRACE, and writes outside the API, which it takes for server actions.
 */
export function findRefusal(method: string, url: string): string | null {
  // Next can make no `Request` with this method, and would answer 500.
  if (method === "TRACE") return UNUSED_PATH;
  // Neither a path nor an address on http, such as `*` or `ftp://…`.
  if (!url.startsWith("/") && !(url === "*" && method === "OPTIONS")) return MALFORMED_PATH;
  if (url.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) return TOO_MANY_FIELDS_PATH;
  const path = pathOf(url);
  if (path === null || isWithin(path, "/api")) return null;
  if (method !== "GET" && method !== "HEAD") return WRONG_METHOD_PATH;
  if (FRAMEWORK_PAGES.some((page) => isWithin(path, page))) return UNKNOWN_PAGE_PATH;
  return UNUSED_FOLDERS.some((folder) => isWithin(path, folder)) ? UNUSED_PATH : null;
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Resolves dots, as Next does. Null for a URL that can't be parsed. */
function pathOf(url: string): string | null {
  return URL.parse(url, "http://shop")?.pathname ?? null;
}

/**
 * Returns a request's target without scheme and host, which proxies may send (RFC 9112, absolute form). Next
 * would redirect to that host.
 */
export function withoutOrigin(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  return /^[?#]|^$/.test(path) ? `/${path}` : path;
}

/** A segment of dots alone, or a fragment, which no browser sends. */
const UNRESOLVED = /^[^?]*?\/(?:\.|%2e){1,2}(?:[/?#]|$)|#/i;

/**
 * Returns a URL with its dots resolved and without a fragment, as Next reads it: the page cache knows one
 * spelling of each path.
 */
export function resolvePath(url: string): string {
  if (!url.startsWith("/") || !UNRESOLVED.test(url)) return url;
  const resolved = URL.parse(`http://shop${url}`);
  return resolved ? resolved.pathname + resolved.search : url;
}

/** Returns whether a request names two hosts, which a proxy and the shop might read differently (RFC 9112). */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
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
    if (escapes === "%") return "%25";
    // An exception for each would take 40 ms in a long URL.
    const bytes = Buffer.from(escapes.replaceAll("%", ""), "hex");
    return isUtf8(bytes) ? escapes : encodeURIComponent(bytes.toString());
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
