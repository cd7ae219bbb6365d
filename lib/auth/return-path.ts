/** A path below the shop's own origin to come back to after signing in; anything else is /home. */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path || !/^\/[^/\\]/.test(path)) return "/home";
  try {
    const url = new URL(path, "http://shop.invalid");
    return url.origin === "http://shop.invalid" ? url.pathname + url.search + url.hash : "/home";
  } catch {
    return "/home";
  }
}
