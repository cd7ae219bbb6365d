import { readdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { NO_PAGE_POLICY } from "./lib/http/content-security-policy.mjs";

/** Query keys that choose something in the catalogue; the bare /product stays cached whole. */
const CATALOGUE_KEYS = ["categories[]", "sizes[]", "q", "sort", "page"];

/** On every answer. A page's content security policy comes from its cache or from proxy.ts. */
const EVERYWHERE = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];
const TWO_YEARS = 2 * 365 * 24 * 60 * 60;
/** Only over https, which the proxy in front says; browsers take no notice of it over http. */
const OVER_HTTPS = [{ key: "Strict-Transport-Security", value: `max-age=${TWO_YEARS}` }];
const NO_PAGE = [{ key: "Content-Security-Policy", value: NO_PAGE_POLICY }];
const NOT_KEPT = [{ key: "Cache-Control", value: "private, no-store" }];
/** The address of each of these pages is a key to an order: it goes nowhere else. */
const KEPT_TO_ITSELF = [
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Robots-Tag", value: "noindex, nofollow" },
];

/** Built in, so that a shop knows what its database has to have wherever it runs: lib/observability/readiness.ts. */
const MIGRATIONS = readdirSync(new URL("./prisma/migrations", import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * The first line of every script: nearly all of it runs as a page comes alive, so Chrome had better
 * compile it whole beside the main thread than twice and piece by piece on it. Takes a third of the
 * main thread's work off a public page (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** @param {{ distDir: string }} build */
async function hintScripts({ distDir }) {
  const folder = `${distDir}/static/chunks`;
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  for (const name of scripts) {
    const script = await readFile(`${folder}/${name}`, "utf8");
    if (!script.startsWith(COMPILE_HINT))
      await writeFile(`${folder}/${name}`, COMPILE_HINT + script);
  }
}

/** @type {import("next").NextConfig} */
const config = {
  // For the container image (Dockerfile): the server with just the packages that it loads.
  ...(process.env.NEXT_OUTPUT === "standalone" && { output: "standalone" }),
  poweredByHeader: false,
  // The suite `types` checks every file, so a start needn't wait for it.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Whole pages of about 200 kB each: enough for a thousand of the most visited ones.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
  compiler: { runAfterProductionCompile: hintScripts },
  // Loaded as they are: the renderer brings React's server build along, which a bundle of ours refuses.
  // Prometheus's and OpenTelemetry's packages keep one state a process, which bundles would double.
  serverExternalPackages: [
    "react-email",
    "nodemailer",
    "@redis/client",
    "prom-client",
    "@opentelemetry/api",
    "@opentelemetry/context-async-hooks",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace",
  ],
  env: { SHOP_MIGRATIONS: MIGRATIONS.join(" ") },
  cacheHandler: fileURLToPath(new URL("./lib/cache/page-cache-handler.mjs", import.meta.url)),
  async headers() {
    const https = [{ type: "header", key: "x-forwarded-proto", value: "https" }];
    return [
      { source: "/:path*", headers: EVERYWHERE },
      { source: "/:path*", has: https, headers: OVER_HTTPS },
      // The API's document is a page with a policy of its own: two would both hold.
      { source: "/api/:path((?!docs$).*)", headers: NO_PAGE },
      { source: "/(media|_next)/:path*", headers: NO_PAGE },
      {
        source: "/:file(.+\\.(?:png|jpg|webp|avif|ico|svg|txt|xml|webmanifest))",
        headers: NO_PAGE,
      },
      { source: "/payment-proof/:token", headers: KEPT_TO_ITSELF },
      { source: "/complete-order", headers: KEPT_TO_ITSELF },
      // Parts of pages, which don't get the headers that lib/cache/page-cache-handler.mjs adds.
      {
        source: "/:path*",
        has: [{ type: "header", key: "next-router-segment-prefetch" }],
        headers: NOT_KEPT,
      },
    ];
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
