import { createHash } from "node:crypto";

// Plain JavaScript, because the page cache and next.config.mjs are loaded without a compiler.

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
export function pagePolicy(scriptSources) {
  const directives = { ...PAGE, "script-src": ["'self'", ...scriptSources].join(" ") };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Returns the hashes of a page's inline scripts; data blocks (JSON-LD) aren't scripts. */
export function hashScripts(html) {
  const hashes = new Set();
  for (const [, attributes, script] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes("application/ld+json")) continue;
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return [...hashes];
}
