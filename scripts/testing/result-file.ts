import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../system/paths.mjs";

export function resultFile(name: string): string {
  const folder = join(dataFolder(), "test-results");
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
