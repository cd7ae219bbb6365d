// `npm run image`: builds the contents of the container image in .next/image (Dockerfile).
import { cpSync, globSync, mkdirSync, rmSync } from "node:fs";
import { generateClient } from "../database/prisma-client.mjs";
import { buildNext } from "../shop/build-next.mjs";
import { run } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";
import { step } from "../system/progress.mjs";
import { bundleTools } from "./bundle-tools.mjs";

const IMAGE = inProject(".next/image");
const APP = `${IMAGE}/app`;

/** Read at run time by the server and the tools. */
const FILES = ["public", "prisma/migrations", "demo/pictures"];

/** Packages that only the tools load. */
const PACKAGES = ["idn-area-data", "papaparse"];

/** Copied with the rest, but never read at run time. */
const UNUSED = [
  "server.js",
  ".next/server/**/*.{map,nft.json}",
  // The source of a thread, whose bundled chunk runs.
  ".next/server/assets/*.ts",
  "node_modules/**/*.map",
  "node_modules/next/**/capsize-font-metrics.json",
  "node_modules/next/**/app-page-turbo-experimental.runtime.prod.js",
  "node_modules/react-dom/cjs/*.development.js",
  "node_modules/react-dom/cjs/*.browser.production.js",
  "node_modules/idn-area-data/data/{villages,islands}.csv",
];

run(async () => {
  await generateClient();
  await step("Building", () => buildNext({ NEXT_OUTPUT: "standalone" }));
  rmSync(IMAGE, { recursive: true, force: true });
  copy(".next/standalone", APP);
  copy(".next/static", `${APP}/.next/static`);
  for (const path of FILES) copy(path, `${APP}/${path}`);
  for (const name of PACKAGES) copy(`node_modules/${name}`, `${APP}/node_modules/${name}`);
  for (const path of globSync(UNUSED, { cwd: APP })) rmSync(`${APP}/${path}`, { recursive: true });
  await step("Bundling the tools", () => bundleTools(`${APP}/scripts/tools`));
  // Docker gives a new volume the owner of the folder it is mounted on.
  mkdirSync(`${IMAGE}/data`);
});

function copy(/** @type {string} */ from, /** @type {string} */ to) {
  cpSync(inProject(from), to, { recursive: true, verbatimSymlinks: true });
}
