// `npm run migrate`: applies prisma/migrations to the shop's database.
import { applyMigrations } from "./database/migrations.mjs";
import { openShopDatabase } from "./database/shop-database.mjs";
import { makeDataFolder } from "./internal/data-folder.mjs";
import { loadEnvironmentFile } from "./internal/environment-file.mjs";
import { run } from "./internal/failure.mjs";

run(async () => {
  loadEnvironmentFile();
  makeDataFolder();
  const database = await openShopDatabase();
  try {
    const applied = await applyMigrations(database.url);
    for (const name of applied) console.log(`Applied ${name}.`);
    if (applied.length === 0) console.log("The database is up to date.");
  } finally {
    await database.release();
  }
});
