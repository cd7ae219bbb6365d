import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../internal/failure.mjs";
import { findOnPath, installFromDebian, isProgram } from "../programs.mjs";

/** What stands for the programs of the images that docker-compose.yml names, and its own tool. */
const PACKAGES = {
  "docker-compose": "docker-compose",
  caddy: "caddy",
  "redis-server": "redis-server",
  wget: "wget",
  initdb: "postgresql",
  pg_dump: "postgresql",
};

const DEBIANS_POSTGRES = "/usr/lib/postgresql";

/**
 * Every program that the layout runs and npm doesn't bring, installed where it is missing.
 * @returns {Promise<(name: string) => string>} the path of one of them
 */
export async function findPrograms() {
  const missing = Object.entries(PACKAGES).filter(([name]) => !find(name));
  for (const debian of new Set(missing.map(([, name]) => name))) await installFromDebian(debian);
  return (name) => {
    const found = find(name);
    if (found) return found;
    throw new Failure(`The image's test needs ${name} and could not install it: install it.`);
  };
}

/** @returns {string} the folder of Debian's PostgreSQL programs, the newest there is */
export function debiansPostgres() {
  const versions = existsSync(DEBIANS_POSTGRES) ? readdirSync(DEBIANS_POSTGRES) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  return join(DEBIANS_POSTGRES, newest ?? "none", "bin");
}

/** @param {string} name @returns {string | undefined} */
function find(name) {
  const debians = join(debiansPostgres(), name);
  return isProgram(debians) ? debians : findOnPath([name]);
}
