import { Failure } from "../system/failure.mjs";
import { findFreePort } from "../system/port.mjs";
import { findOrInstall, namedProgram } from "./programs.ts";
import type { ShopUnderTest, TestEnvironment } from "./shop-under-test.ts";
import { startTestWebServer } from "./test-web-server.ts";

/** Starts two web servers on one database. Tests start and kill the Redis on the reserved port. */
export async function instances(shop: ShopUnderTest): Promise<TestEnvironment> {
  const TEST_REDIS_SERVER = await findRedis();
  const TEST_REDIS_PORT = String(await findFreePort());
  const settings = { REDIS_URL: `redis://127.0.0.1:${TEST_REDIS_PORT}`, TRUST_PROXY: "1" };
  const first = await shop("instances", () => settings);
  const second = await startTestWebServer(
    "instances-2-server",
    { ...process.env, ...first, ...settings },
    { siteUrl: first.TEST_BASE_URL },
  );
  return {
    ...first,
    ...settings,
    TEST_BASE_URLS: `${first.TEST_BASE_URL} ${second.address}`,
    TEST_REDIS_SERVER,
    TEST_REDIS_PORT,
  };
}

/** Returns the path of a Redis or Valkey server, installed first where none is found. */
async function findRedis(): Promise<string> {
  const found =
    namedProgram("REDIS_SERVER_PATH") ??
    (await findOrInstall(["redis-server", "valkey-server"], "redis-server"));
  if (found) return found;
  throw new Failure(
    "The tests of several instances found no Redis and could not install one: install redis-server or valkey-server, or set REDIS_SERVER_PATH to it.",
  );
}
