import { readdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { SECURITY_HEADERS, TRANSPORT_SECURITY } from "./lib/http/answers/security-headers.ts";
import { DOCUMENT_PAGE_POLICY } from "./lib/http/openapi/page-style.ts";

/** Compiled in for lib/observability/readiness.ts, which compares them with the database. */
const MIGRATIONS = readdirSync(new URL("./prisma/migrations", import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Makes Chrome compile scripts eagerly in the background, because hydration runs nearly all of their
 * functions. Saves a third of the main thread's work (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** @param {{ distDir: string }} build */
async function addCompileHints({ distDir }) {
  const folder = `${distDir}/static/chunks`;
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  for (const name of scripts) {
    const script = await readFile(`${folder}/${name}`, "utf8");
    if (!script.startsWith(COMPILE_HINT))
      await writeFile(`${folder}/${name}`, COMPILE_HINT + script);
  }
}

/** @param {Readonly<Record<string, string>>} headers */
function asList(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** @type {import("next").NextConfig} */
const config = {
  // Set by the build of the container image.
  ...(process.env.NEXT_OUTPUT === "standalone" && { output: "standalone" }),
  poweredByHeader: false,
  // The suite `types` checks them.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Turns off /_next/image, which would resize a picture at each request.
  images: { unoptimized: true },
  // lib/cache has the pages.
  cacheMaxMemorySize: 0,
  // Every page has its whole head in its first bytes.
  htmlLimitedBots: /.*/,
  // No link is as short. A `Link` header would load the style sheet, which is in the page.
  reactMaxHeadersLength: 1,
  experimental: {
    // Seconds for which a browser keeps a prefetched page (docs/caching.md#prefetched-pages).
    staleTimes: { static: 30 },
    // Redirects a request whose `_rsc` isn't a hash of its headers, for caches that read the address alone.
    // Such an answer is never for a cache outside of the shop.
    validateRSCRequestHeaders: false,
  },
  compiler: { runAfterProductionCompile: addCompileHints },
  // Not bundled: react-email needs React's server build, which a bundle can't import. prom-client keeps
  // global state, which each bundle would copy. The others would be in the bundle of each of 48 routes, which
  // takes 25 MiB.
  serverExternalPackages: [
    ...["react-email", "nodemailer", "@redis/client", "prom-client"],
    ...["jose", "@fastify/busboy", "lru-cache", "next-auth", "ipaddr.js", "cookie", "zod"],
  ],
  env: { SHOP_MIGRATIONS: MIGRATIONS.join(" ") },
  /** English paths have no prefix. After the fixed routes: these folders have dynamic ones of their own. */
  async rewrites() {
    const source = "/:path((?!(?:id|api|dashboard|dev|media|sitemaps)(?:/|$)).+)";
    return { beforeFiles: [], afterFiles: [{ source, destination: "/en/:path" }], fallback: [] };
  },
  async redirects() {
    // But for "/", pages of Next's own, which are unknown to visitors.
    const toHome = [
      "/",
      "/404",
      "/500",
      "/en",
      "/:page(_app|_document|_error|_global-error|_not-found)/:rest*",
    ].map((source) => ({ source, destination: "/home", permanent: false }));
    return [
      ...toHome,
      { source: "/id", destination: "/id/home", permanent: false },
      { source: "/en/:path+", destination: "/:path+", permanent: false },
    ];
  },
  async headers() {
    const everywhere = { source: "/:path*", headers: asList(SECURITY_HEADERS) };
    return [
      everywhere,
      {
        ...everywhere,
        has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
        headers: asList({ "strict-transport-security": TRANSPORT_SECURITY }),
      },
      {
        source: "/api/docs",
        headers: asList({ "content-security-policy": DOCUMENT_PAGE_POLICY }),
      },
    ];
  },
};

export default config;
