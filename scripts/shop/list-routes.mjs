import { globSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../system/paths.mjs";

const FILE = inProject("app/api/resources.ts");

/** Routes that read the list themselves. */
const READERS = ["docs", "openapi.json"].map((folder) => `${folder}/route.ts`);

/** Writes app/api/resources.ts, which the API's document reads, from the folders of app/api. */
export function listRoutes() {
  const files = globSync("**/route.ts", { cwd: inProject("app/api") })
    .filter((file) => !READERS.includes(file))
    .sort();
  const lines = files.map((file) => {
    const path = `/api/${file.replace(/\/route\.ts$/, "")}`;
    const named = path.replaceAll("[", "{").replaceAll("]", "}");
    return `  "${named}": () => import("./${file}"),`;
  });
  const text = `// Written by \`npm run generate\`, and before each run of tests.
import type { LoadRoute } from "#lib/http/route.ts";

/** The routes of the API by path. */
export const RESOURCES: Record<string, LoadRoute> = {
${lines.join("\n")}
};
`;
  if (readFileSync(FILE, "utf8") !== text) writeFileSync(FILE, text);
}
