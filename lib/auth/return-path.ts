/** Browsers and proxies refuse answers with very long headers, such as `location`. */
const MAX_LENGTH = 2_000;

/** Returns a path of the shop to go to after signing in; /home for anything else. */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path || path.length > MAX_LENGTH || !/^\/[^/\\]/.test(path)) return "/home";
  try {
    const url = new URL(path, "http://shop.invalid");
    // URL resolves dot segments: /.//evil.example becomes //evil.example.
    const isOwn = url.origin === "http://shop.invalid" && !url.pathname.startsWith("//");
    return isOwn ? url.pathname + url.search + url.hash : "/home";
  } catch {
    return "/home";
  }
}
