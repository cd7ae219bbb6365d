import { build } from "esbuild";
import { inProject } from "../system/paths.mjs";

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

/** Bundles files of the shop, by output name, as JavaScript for Node. Needs Prisma's generated client. */
export async function bundle(entryPoints: Record<string, string>, folder: string): Promise<void> {
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(entryPoints).map(([name, file]) => [name, inProject(file)]),
    ),
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
}
