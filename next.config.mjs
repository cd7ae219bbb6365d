import { fileURLToPath } from "node:url";

/** Query keys that choose something in the catalogue; the bare /product stays cached whole. */
const CATALOGUE_KEYS = ["categories[]", "sizes[]", "q", "sort", "page"];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Whole pages of about 200 kB each: enough for a thousand of the most visited ones.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
  // Loaded as they are: the renderer brings React's server build along, which a bundle of ours refuses.
  serverExternalPackages: ["react-email", "nodemailer"],
  cacheHandler: fileURLToPath(new URL("./lib/cache/page-cache-handler.mjs", import.meta.url)),
  async headers() {
    // The address of each of these pages is a key to an order: it goes nowhere else.
    const headers = [
      { key: "Referrer-Policy", value: "no-referrer" },
      { key: "X-Robots-Tag", value: "noindex, nofollow" },
    ];
    return ["/payment-proof/:token", "/complete-order"].map((source) => ({ source, headers }));
  },
  async redirects() {
    return [{ source: "/", destination: "/home", permanent: false }];
  },
  async rewrites() {
    return {
      beforeFiles: CATALOGUE_KEYS.map((key) => ({
        source: "/product",
        has: [{ type: "query", key }],
        destination: "/product/filtered",
      })),
    };
  },
};

export default config;
