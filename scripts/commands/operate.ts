// `npm run admin`: runs the operator's commands, which the image shares, on the clone's database.
import { generateClient } from "../database/prisma-client.mjs";
import { openShopDatabase, type ShopDatabase } from "../database/shop-database.mjs";
import { shopEnvironment } from "../shop/shop-environment.ts";
import { inProject } from "../system/paths.mjs";
import "../shop/module-hooks.ts";

export async function main(args: string[]): Promise<number> {
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

function noDatabase(): ShopDatabase {
  const url = process.env.DATABASE_URL;
  const release = async () => {};
  return { url: url || "postgresql://localhost/sekar", embedded: !url, release };
}
