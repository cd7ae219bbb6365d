import { join } from "node:path";
import { dataFolder } from "../system/paths.mjs";
import { openCluster } from "./cluster.mjs";
import { checkDatabase, ensureDatabase } from "./connection.mjs";

/**
 * A database. `logFile` is the embedded server's.
 * @typedef {{ url: string, embedded: boolean, logFile?: string, release: () => Promise<void> }} ShopDatabase
 */

/** Opens the server that DATABASE_URL names, or else the embedded one. */
export const openShopDatabase = () => openDatabase("postgres", "sekar");

/**
 * Opens the server of DATABASE_URL, or else an embedded one in a folder of DATA_DIR.
 * @param {string} folder @param {string} name the database's, on the embedded server
 * @param {{ throwaway?: boolean }} [options] @returns {Promise<ShopDatabase>}
 */
export async function openDatabase(folder, name, options) {
  const given = process.env.DATABASE_URL;
  if (given) {
    await checkDatabase(given);
    return { url: given, embedded: false, release: async () => {} };
  }
  const { url, logFile, release } = await openCluster(join(dataFolder(), folder), options);
  await ensureDatabase(url("postgres"), name);
  return { url: url(name), embedded: true, logFile, release };
}
