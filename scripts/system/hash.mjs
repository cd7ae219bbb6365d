import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inProject } from "./paths.mjs";

/** Hashes files and folders of the project; missing ones are skipped. @param {string[]} paths @param {string[]} [more] */
export function hashOf(paths, more = []) {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, path);
  for (const text of more) hash.update(`${text}\0`);
  return hash.digest("hex");
}

/** @param {import("node:crypto").Hash} hash @param {string} path */
function addPath(hash, path) {
  const found = statSync(inProject(path), { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory()) {
    for (const name of readdirSync(inProject(path)).sort()) addPath(hash, join(path, name));
  } else {
    hash.update(`${path}\0${found.size}\0`).update(readFileSync(inProject(path)));
  }
}
