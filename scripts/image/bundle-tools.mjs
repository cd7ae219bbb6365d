import { cpSync } from "node:fs";
import { bundle } from "../shop/bundle.ts";
import { inProject } from "../system/paths.mjs";

/** Each runs in the image as `node scripts/tools/<name>.mjs`, and so does web.ts. */
const TOOLS = ["worker", "migrate", "seed", "admin", "healthcheck"];

/** Bundles the tools as JavaScript. Their paths need a folder two levels below the app. @param {string} folder */
export async function bundleTools(folder) {
  const entryPoints = {
    ...Object.fromEntries(TOOLS.map((name) => [name, `scripts/image/tools/${name}.mjs`])),
    web: "scripts/image/tools/web.ts",
    "render-all": "demo/render-all.ts",
    "pictures/render-worker": "demo/pictures/render-worker.ts",
  };
  await bundle(entryPoints, folder);
  // Read by prisma/seed/tariffs.ts.
  cpSync(inProject("prisma/seed/data"), `${folder}/data`, { recursive: true });
}
