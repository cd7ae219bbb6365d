import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";

const APT_WITHIN_MS = 600_000;
/** Seconds, because another suite may be installing too. */
const WAIT_FOR_LOCK = ["-o", "DPkg::Lock::Timeout=300"];

export function findOnPath(names: string[]): string | undefined {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    "/usr/bin",
    "/usr/sbin",
    "/snap/bin",
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Returns the path of a program. Installs a Debian package if necessary; undefined if that fails. */
export async function findOrInstall(names: string[], debianPackage: string) {
  const found = findOnPath(names);
  if (found) return found;
  await installFromDebian(debianPackage);
  return findOnPath(names);
}

/** Returns the program that an environment variable names. Throws a Failure if it is none. */
export function namedProgram(variable: string): string | undefined {
  const named = process.env[variable];
  if (named && !isProgram(named)) {
    throw new Failure(`${variable} names ${named}, and that isn't a program.`);
  }
  return named || undefined;
}

/** Tries to install a Debian package, where this process is root and apt exists. */
async function installFromDebian(name: string) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${name} …`);
  const options = {
    quiet: true,
    timeout: APT_WITHIN_MS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    await command("apt-get", [...WAIT_FOR_LOCK, ...args], options);
  }
}

export function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
