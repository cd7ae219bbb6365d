import { findOnPath, installFromDebian } from "./programs.ts";

/** Returns the path of wrk, installed first where it isn't found; undefined where it can't be. */
export async function findWrk(): Promise<string | undefined> {
  const found = findOnPath(["wrk"]);
  if (found) return found;
  await installFromDebian("wrk");
  return findOnPath(["wrk"]);
}
