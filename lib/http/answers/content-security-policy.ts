/** `blob:` and `data:` are for previews of pictures in forms. */
const PAGE = {
  "default-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/** The policy of pictures and JSON, which load and run nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Returns a page's policy; `scriptSources` are the hashes or the nonce of its inline scripts. */
export function pagePolicy(scriptSources: readonly string[]): string {
  const directives = { ...PAGE, "script-src": ["'self'", ...scriptSources].join(" ") };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
