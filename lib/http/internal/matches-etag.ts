/** Returns whether If-None-Match names the ETag, also as a weak one: proxies that compress make it so. */
export function matchesEtag(request: Request, etag: string): boolean {
  const named = request.headers.get("if-none-match")?.split(",") ?? [];
  return named.some((name) => name.trim().replace(/^W\//, "") === etag);
}
