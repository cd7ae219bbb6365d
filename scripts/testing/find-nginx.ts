import { findOnPath, installFromDebian } from "./programs.ts";

/** Debian's folder of it isn't on everybody's PATH. */
const NAMES = ["nginx", "../sbin/nginx"];

/** Returns the path of nginx, installed first where it isn't found; undefined where it can't be. */
export async function findNginx(): Promise<string | undefined> {
  const found = findOnPath(NAMES);
  if (found) return found;
  await installFromDebian("nginx-light");
  return findOnPath(NAMES);
}
