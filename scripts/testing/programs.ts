import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { command } from "../system/command.mjs";

const APT_WITHIN_MS = 600_000;
/** Seconds, because another suite may be installing too. */
const WAIT_FOR_LOCK = ["-o", "DPkg::Lock::Timeout=300"];

export function findOnPath(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/snap/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Tries to install a Debian package, where this process is root and apt exists. */
export async function installFromDebian(name: string) {
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

export function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
