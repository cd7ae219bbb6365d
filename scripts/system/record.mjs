import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Runs the work unless the file notes that hash. @param {string} file @param {string} hash @param {() => Promise<void>} work */
export async function onceFor(file, hash, work) {
  if (isDone(file, hash)) return false;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${hash}\n`);
  return true;
}

export function isDone(/** @type {string} */ file, /** @type {string} */ hash) {
  try {
    return readFileSync(file, "utf8").trim() === hash;
  } catch {
    return false;
  }
}
