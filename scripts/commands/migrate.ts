// `npm run migrate`: applies prisma/migrations to the shop's database.
import { applyMigrations } from "../database/migrations.mjs";
import { directAddress } from "../database/pooler.mjs";
import { openShopDatabase } from "../database/shop-database.mjs";

export async function main() {
  const database = await openShopDatabase();
  try {
    const applied = await applyMigrations(directAddress(database.url));
    for (const name of applied) console.log(`Applied ${name}.`);
    if (applied.length === 0) console.log("The database is up to date.");
  } finally {
    await database.release();
  }
}
