import { Failure } from "../system/failure.mjs";
import { findOnPath, installFromDebian, isProgram } from "./programs.ts";

const NAMES = ["redis-server", "valkey-server"];

/** Returns the path of a Redis or Valkey server, installed first where none is found. */
export async function findRedis(): Promise<string> {
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
