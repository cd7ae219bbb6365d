import type { MetadataRoute } from "next";
import { siteUrl } from "#lib/http/site.ts";

/** What is somebody's own isn't for search engines. Pages that need a sign-in check it themselves. */
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
