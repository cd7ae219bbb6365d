import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Remembers in a file what a piece of work was done for, so that it isn't done again.
 * @param {string} file lies with the work's result, so that deleting the result deletes it too
 * @param {string} hash of everything the work depends on
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} false when there was nothing to do
 */
export async function onceFor(file, hash, work) {
  if (isDone(file, hash)) return false;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${hash}\n`);
  return true;
}

/** @param {string} file @param {string} hash */
export function isDone(file, hash) {
  try {
    return readFileSync(file, "utf8").trim() === hash;
  } catch {
    return false;
  }
}
