import { join } from "node:path";
import { openCluster } from "../database/cluster.mjs";
import { checkDatabase } from "../database/connection.mjs";
import { dataFolder } from "../system/paths.mjs";

/**
 * @typedef {object} TestServer
 * @property {string} url a database of it that tests leave as it is
 * @property {boolean} embedded
 * @property {() => Promise<void>} release
 */

/**
 * The server for databases that live as long as a test: an embedded one of its own, or the one that
 * DATABASE_URL names, where only databases called sekar_test_… and sekar_shadow_… are made.
 * @returns {Promise<TestServer>}
 */
export async function openTestServer() {
  const given = process.env.DATABASE_URL;
  if (given) {
    await checkDatabase(given);
    return { url: given, embedded: false, release: async () => {} };
  }
  const cluster = await openCluster(join(dataFolder(), "test-postgres"), { throwaway: true });
  return { url: cluster.url("postgres"), embedded: true, release: cluster.release };
}
