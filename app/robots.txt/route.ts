import { siteUrl } from "#lib/http/site.ts";
import { pathIn } from "#lib/language/languages.ts";

// A route, since Next's own kind of robots file names no charset.
export const dynamic = "force-dynamic";

/** Personal pages, kept from search engines. Each page checks the sign-in itself. */
const PERSONAL = [
  "/auth",
  "/cart",
  "/checkout",
  "/order-history",
  "/payment-proof",
  "/complete-order",
];

const PRIVATE = ["/dashboard", ...PERSONAL, "/api", ...PERSONAL.map((path) => pathIn("id", path))];

export function GET(): Response {
  const lines = [
    "User-Agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", siteUrl()).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
