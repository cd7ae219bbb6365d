import { findOnPath, installFromDebian } from "./programs.ts";

/** Returns the path of wrk. Installs it if necessary; undefined if that fails. */
export async function findWrk(): Promise<string | undefined> {
  const found = findOnPath(["wrk"]);
  if (found) return found;
  await installFromDebian("wrk");
  return findOnPath(["wrk"]);
}
