import { createHash } from "node:crypto";

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
