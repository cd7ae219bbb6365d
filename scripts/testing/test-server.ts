import { openDatabase, type ShopDatabase } from "../database/shop-database.mjs";

/** A PostgreSQL server for tests. `url` names a database on it that tests don't change. */
export type TestServer = ShopDatabase;

/**
 * Opens an embedded server, or the one of DATABASE_URL. On the latter only databases named
 * sekar_test_… and sekar_shadow_… are created and dropped.
 */
export const openTestServer = (): Promise<TestServer> =>
  openDatabase("test-postgres", "postgres", { throwaway: true });
