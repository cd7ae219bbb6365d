import { findFreePort } from "../system/port.mjs";
import { findRedis } from "./find-redis.mjs";
import { openWeb } from "./open-web.mjs";

/**
 * Two web servers on one database that look for a Redis on a port where the tests start, kill and
 * stop it themselves.
 * @param {ReturnType<typeof import("./shop-under-test.mjs").shopUnderTest>} shop
 * @returns {Promise<Record<string, string>>} the tests' environment
 */
export async function instances(shop) {
  const TEST_REDIS_SERVER = await findRedis();
  const TEST_REDIS_PORT = String(await findFreePort());
  const settings = { REDIS_URL: `redis://127.0.0.1:${TEST_REDIS_PORT}`, TRUST_PROXY: "1" };
  const first = await shop("instances", () => settings);
  const second = await openWeb("instances-2-server", { ...process.env, ...first, ...settings });
  return {
    ...first,
    ...settings,
    TEST_BASE_URLS: `${first.TEST_BASE_URL} ${second.address}`,
    TEST_REDIS_SERVER,
    TEST_REDIS_PORT,
    TEST_REDIS_PORT_APART: String(await findFreePort()),
  };
}
