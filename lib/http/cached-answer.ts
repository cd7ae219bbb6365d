import "server-only";
import { createHash } from "node:crypto";

const FIVE_MINUTES = 300;

/** Returns a text that is the same for everybody until the next release, cached for five minutes. */
export function cachedAnswer(
  request: Request,
  text: string,
  contentType: string,
  more: Record<string, string> = {},
): Response {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ...more,
    etag,
    "cache-control": `public, max-age=${FIVE_MINUTES}`,
    "content-type": contentType,
  };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

/**
 * Returns whether the client's copy has this ETag. It may send several, marked as weak by a proxy
 * that compresses.
 */
export function matchesEtag(request: Request, etag: string): boolean {
  const named = request.headers.get("if-none-match")?.split(",") ?? [];
  return named.some((name) => name.trim().replace(/^W\//, "") === etag);
}
