/** A path below the shop's own origin to come back to after signing in; anything else is /home. */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path || !/^\/[^/\\]/.test(path)) return "/home";
  try {
    const url = new URL(path, "http://shop.invalid");
    // Dot segments are gone only now: /.//evil.example has become //evil.example.
    const isOwn = url.origin === "http://shop.invalid" && !url.pathname.startsWith("//");
    return isOwn ? url.pathname + url.search + url.hash : "/home";
  } catch {
    return "/home";
  }
}
