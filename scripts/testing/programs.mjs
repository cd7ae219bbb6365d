import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { command } from "../system/command.mjs";

const APT_WITHIN_MS = 600_000;
/** Another suite, or another program of the machine, may be installing as well. In seconds. */
const WAIT_FOR_LOCK = ["-o", "DPkg::Lock::Timeout=300"];

/**
 * The first of these programs that is installed.
 * @param {string[]} names
 * @returns {string | undefined} its path
 */
export function findOnPath(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/snap/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * Where only Debian's packages are reachable: tries to install one, if we may.
 * @param {string} name of the package
 */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${name} …`);
  const options = {
    quiet: true,
    timeout: APT_WITHIN_MS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  await command("apt-get", [...WAIT_FOR_LOCK, "update"], options);
  await command(
    "apt-get",
    ["install", "-y", "--no-install-recommends", ...WAIT_FOR_LOCK, name],
    options,
  );
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
