import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../system/paths.mjs";

/** @param {string} name @returns {string} where a run leaves it for people to look at */
export function resultFile(name) {
  const folder = join(dataFolder(), "test-results");
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
