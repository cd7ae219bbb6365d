// The second part of `npm run admin`: the clone's database and environment around the commands that
// the image has as well.
import { generateClient } from "../database/prisma-client.mjs";
import { openShopDatabase } from "../database/shop-database.mjs";
import { shopEnvironment } from "../shop/shop-environment.mjs";
import { inProject } from "../system/paths.mjs";
import "../shop/shop-modules.mjs";

/** @param {string[]} args @returns {Promise<number>} the exit code */
export async function main(args) {
  await generateClient();
  const { runAdmin, wantsDatabase } = await import(inProject("scripts/operator/run-admin.ts"));
  const database = wantsDatabase(args) ? await openShopDatabase() : noDatabase();
  Object.assign(process.env, shopEnvironment(database), { NODE_ENV: "production" });
  try {
    return await runAdmin(args);
  } finally {
    await database.release();
  }
}

/** @returns {import("../database/shop-database.mjs").ShopDatabase} */
function noDatabase() {
  const url = process.env.DATABASE_URL;
  const release = async () => {};
  return { url: url || "postgresql://localhost/sekar", embedded: !url, release };
}
