import { join } from "node:path";
import { dataFolder } from "../system/paths.mjs";
import { openCluster } from "./cluster.mjs";
import { checkDatabase, ensureDatabase } from "./connection.mjs";

const NAME = "sekar";

/** @typedef {{ url: string, embedded: boolean, release: () => Promise<void> }} ShopDatabase */

/** Opens the server that DATABASE_URL names, or else the embedded one. @returns {Promise<ShopDatabase>} */
export async function openShopDatabase() {
  const given = process.env.DATABASE_URL;
  if (given) {
    await checkDatabase(given);
    return { url: given, embedded: false, release: async () => {} };
  }
  const cluster = await openCluster(join(dataFolder(), "postgres"));
  await ensureDatabase(cluster.url("postgres"), NAME);
  return { url: cluster.url(NAME), embedded: true, release: cluster.release };
}
