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
  return taggedAnswer(request, text, {
    ...more,
    "cache-control": `public, max-age=${FIVE_MINUTES}`,
    "content-type": contentType,
  });
}

/** Returns a text with its ETag; 304 to a client that has it. */
export function taggedAnswer(
  request: Request,
  text: string,
  more: Record<string, string>,
): Response {
  const etag = `"${hashContent(text)}"`;
  const headers = { ...more, etag };
  if (hasEtag(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers });
}

const ETAG_LENGTH = 22;

/** Returns a hash of the content for an ETag, without quotes. */
export function hashContent(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, ETAG_LENGTH);
}

/** Returns whether If-None-Match has an ETag (quoted), also among several, or marked weak by a proxy. */
export function hasEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const named = ifNoneMatch?.split(",") ?? [];
  return named.some((name) => name.trim().replace(/^W\//, "") === etag);
}
