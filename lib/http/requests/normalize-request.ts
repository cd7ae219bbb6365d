import "server-only";
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { AppError, notFound } from "../../errors.ts";
import { MAX_FIELDS, tooMany } from "../body/read-body.ts";
import { methodNotAllowed } from "../internal/method-override.ts";

/** Paths of Next that answer by themselves and that no page of the shop asks for. */
const UNUSED_FOLDERS = ["/_next/data", "/_next/image"];

/** Methods that Next passes to a route. It answers others with an empty 400. */
const ROUTED_METHODS = ["GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"];

/** Normalizes a URL for Next. With `refuses`, returns the refusal of a request that Next mustn't answer. */
export function normalizeRequest(
  request: IncomingMessage,
  { refuses }: { refuses: boolean },
): AppError | null {
  const { method = "GET" } = request;
  const url = resolvePath(withoutOrigin(request.url ?? "/"));
  request.url = normalizeUrlEncoding(url);
  for (const name of CONDITIONS) if (name in request.headers) delete request.headers[name];
  if (!refuses) return null;
  const refusal = hasTwoHosts(request.rawHeaders) ? malformed() : findRefusal(method, url);
  // No route has PUT, so that its answer names the methods that are allowed.
  if (!ROUTED_METHODS.includes(method)) request.method = "PUT";
  return refusal;
}

/** Headers not followed: Next answers 500 where one fails for a file of `public`. RFC 9110 makes ranges optional. */
const CONDITIONS = ["range", "if-range", "if-match", "if-unmodified-since"];

/** Returns a refusal or null. Next would answer its unused paths, TRACE, and writes outside the API. */
export function findRefusal(method: string, url: string): AppError | null {
  // Next can make no `Request` with this method, and would answer 500.
  if (method === "TRACE") return notFound("Path");
  // Neither a path nor an address on http, such as `*` or `ftp://…`.
  if (!url.startsWith("/") && !(url === "*" && method === "OPTIONS")) return malformed();
  // Next's work for a page grows with the square of its parameters: 7,000 take a second.
  if (url.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) return tooMany();
  const path = pathOf(url);
  if (path === null || isWithin(path, "/api")) return null;
  if (method !== "GET" && method !== "HEAD") return methodNotAllowed({ GET: true });
  return UNUSED_FOLDERS.some((folder) => isWithin(path, folder)) ? notFound("Path") : null;
}

function malformed(): AppError {
  return new AppError("bad-request", "The request's target or host can't be understood");
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Resolves dots, as Next does. Null for a URL that can't be parsed. */
function pathOf(url: string): string | null {
  return URL.parse(url, "http://shop")?.pathname ?? null;
}

/** Returns a target without scheme and host (RFC 9112, absolute form), to which Next would redirect. */
export function withoutOrigin(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  return /^[?#]|^$/.test(path) ? `/${path}` : path;
}

/** A segment of dots alone, or a fragment, which no browser sends. */
const UNRESOLVED = /^[^?]*?\/(?:\.|%2e){1,2}(?:[/?#]|$)|#/i;

/** Returns a URL without dots and fragment, as Next reads it: the page cache knows one spelling of each path. */
export function resolvePath(url: string): string {
  if (!url.startsWith("/") || !UNRESOLVED.test(url)) return url;
  const resolved = URL.parse(`http://shop${url}`);
  return resolved ? resolved.pathname + resolved.search : url;
}

const HOST = "host";

/** Returns whether a request names two hosts, which a proxy and the shop might read differently (RFC 9112). */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1;
}

/** Runs of percent escapes, and stray percent signs. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/** Replaces invalid UTF-8 in a path by U+FFFD, and escapes stray percent signs: 404 instead of Next's 500. */
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
