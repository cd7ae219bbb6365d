import { existsSync } from "node:fs";
import { command } from "../internal/command.mjs";

const WITHIN_MS = 600_000;

/**
 * Installs packages where this machine is a Debian and we are root; does nothing elsewhere.
 * @param {string[]} names
 */
export async function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${names.join(", ")} …`);
  const options = {
    quiet: true,
    timeout: WITHIN_MS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  await command("apt-get", ["update"], options);
  await command("apt-get", ["install", "-y", "--no-install-recommends", ...names], options);
}
