import { Failure } from "../system/failure.mjs";
import { findOnPath, installFromDebian, isProgram } from "./programs.mjs";

const NAMES = ["redis-server", "valkey-server"];

/**
 * A Redis or Valkey for the tests of several instances: one that is here, or else Debian's.
 * @returns {Promise<string>} the server's path
 */
export async function findRedis() {
  const named = process.env.REDIS_SERVER_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Failure(`REDIS_SERVER_PATH names ${named}, and that isn't a program.`);
  }
  const found = findOnPath(NAMES) ?? (await fromDebian());
  if (found) return found;
  throw new Failure(
    "The tests of several instances found no Redis and could not install one: install redis-server or valkey-server, or set REDIS_SERVER_PATH to it.",
  );
}

async function fromDebian() {
  await installFromDebian("redis-server");
  return findOnPath(NAMES);
}
