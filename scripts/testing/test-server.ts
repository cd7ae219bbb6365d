import { join } from "node:path";
import { openCluster } from "../database/cluster.mjs";
import { checkDatabase } from "../database/connection.mjs";
import { dataFolder } from "../system/paths.mjs";

/** A PostgreSQL server for tests. `url` names a database on it that tests don't change. */
export type TestServer = {
  url: string;
  embedded: boolean;
  /** The embedded server's. */
  logFile?: string;
  release: () => Promise<void>;
};

/**
 * Opens an embedded server, or the one of DATABASE_URL. On the latter only databases named
 * sekar_test_… and sekar_shadow_… are created and dropped.
 */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  if (given) {
    await checkDatabase(given);
    return { url: given, embedded: false, release: async () => {} };
  }
  const cluster = await openCluster(join(dataFolder(), "test-postgres"), { throwaway: true });
  const { logFile, release } = cluster;
  return { url: cluster.url("postgres"), embedded: true, logFile, release };
}
