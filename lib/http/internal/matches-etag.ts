/**
 * Whether the client has what bears this ETag. A proxy that packs an answer anew marks its tag as
 * weak, and may name several.
 */
export function matchesEtag(request: Request, etag: string): boolean {
  const named = request.headers.get("if-none-match")?.split(",") ?? [];
  return named.some((name) => name.trim().replace(/^W\//, "") === etag);
}
