import { createHash } from "node:crypto";

// Plain JavaScript: the page cache and next.config.mjs are loaded as they are, before any compiler.

/** What every page may load: its own origin, and pictures that a form shows before they are sent. */
const PAGE = {
  "default-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/** For what is no page: nothing that a picture or an answer in JSON could load or run. */
export const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of a page whose inline scripts are allowed by these sources, without 'unsafe-inline'. */
export function pagePolicy(scriptSources) {
  const directives = { ...PAGE, "script-src": ["'self'", ...scriptSources].join(" ") };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Names each inline script of a page's HTML by its hash; data blocks (JSON-LD) aren't scripts. */
export function hashScripts(html) {
  const hashes = new Set();
  for (const [, attributes, script] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes("application/ld+json")) continue;
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return [...hashes];
}
