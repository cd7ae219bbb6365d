import type { MetadataRoute } from "next";
import { siteUrl } from "#lib/http/site.ts";

/** Personal pages, kept from search engines. Each page checks the sign-in itself. */
const PRIVATE = [
  "/dashboard",
  "/auth",
  "/cart",
  "/checkout",
  "/order-history",
  "/payment-proof",
  "/complete-order",
  "/api",
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", disallow: PRIVATE },
    sitemap: new URL("/sitemap.xml", siteUrl()).href,
  };
}
