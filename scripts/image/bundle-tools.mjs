import { cpSync } from "node:fs";
import { build } from "esbuild";
import { inProject } from "../system/paths.mjs";

/** Each runs in the image as `node scripts/tools/<name>.mjs`, and so does web.ts. */
const TOOLS = ["worker", "migrate", "seed", "admin", "healthcheck"];

/** Packages that aren't bundled: they are native, large, or read their own folder. */
const FROM_NODE_MODULES = [
  "next",
  "@prisma/client",
  "sharp",
  "@node-rs/argon2",
  "idn-area-data",
  "pg-native",
];

/** Bundled CommonJS packages call `require` for Node's modules. */
const REQUIRE =
  'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);';

/**
 * Bundles the tools as JavaScript for Node. Needs Prisma's generated client. Their paths need a folder two
 * levels below the app. @param {string} folder
 */
export async function bundleTools(folder) {
  await build({
    entryPoints: {
      ...Object.fromEntries(TOOLS.map((name) => [name, `scripts/image/tools/${name}.mjs`])),
      web: "scripts/image/tools/web.ts",
    },
    absWorkingDir: inProject("."),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    chunkNames: "shared/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24",
    jsx: "automatic",
    // Keeps names readable in stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    alias: { "server-only": inProject("scripts/image/tools/empty-module.mjs") },
    external: FROM_NODE_MODULES,
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: REQUIRE },
    logLevel: "warning",
  });
  // Read by prisma/seed/tariffs.ts.
  cpSync(inProject("prisma/seed/data"), `${folder}/data`, { recursive: true });
}
