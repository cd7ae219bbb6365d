import { cpSync } from "node:fs";
import { build } from "esbuild";
import { inProject } from "../system/paths.mjs";

/** The image's commands; each is `node scripts/tools/<name>.mjs` there. */
const TOOLS = ["web", "worker", "migrate", "seed", "admin", "healthcheck"];

/** Native, large, or read from their own folder: they stand in the image's node_modules. */
const FROM_NODE_MODULES = [
  "@prisma/client",
  "sharp",
  "@node-rs/argon2",
  "idn-area-data",
  "pg-native",
];

/** Packages that are CommonJS inside ask for Node's own modules by `require`. */
const REQUIRE =
  'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);';

/**
 * Writes the commands that run beside the web server as plain JavaScript, with what they share in
 * common files: the image has no sources, no TypeScript and no second copy of their packages.
 * @param {string} folder two below the app's, as the scripts that find files from there expect
 */
export async function bundleTools(folder) {
  await build({
    entryPoints: {
      ...Object.fromEntries(TOOLS.map((name) => [name, source(`scripts/image/tools/${name}.mjs`)])),
      "pictures/render-all": source("demo/pictures/render-all.ts"),
      "pictures/render-worker": source("demo/pictures/render-worker.ts"),
    },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    chunkNames: "shared/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24",
    jsx: "automatic",
    // Names stay, for whoever reads a stack trace.
    minifyWhitespace: true,
    minifySyntax: true,
    // Next's bundler turns it into nothing, as everything here runs on a server.
    alias: { "server-only": source("scripts/image/tools/nothing.mjs") },
    external: FROM_NODE_MODULES,
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: REQUIRE },
    logLevel: "warning",
  });
  // The tariffs' seed reads its table from beside itself.
  cpSync(source("prisma/seed/data"), `${folder}/data`, { recursive: true });
}

/** @param {string} path */
const source = (path) => inProject(path);
