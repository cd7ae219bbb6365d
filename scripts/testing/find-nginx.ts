import { findOnPath, installFromDebian } from "./programs.ts";

/** Debian installs it into sbin, which isn't on every PATH. */
const NAMES = ["nginx", "../sbin/nginx"];

/** Returns the path of nginx. Installs it if necessary; undefined if that fails. */
export async function findNginx(): Promise<string | undefined> {
  const found = findOnPath(NAMES);
  if (found) return found;
  await installFromDebian("nginx-light");
  return findOnPath(NAMES);
}
