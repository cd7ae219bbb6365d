// `npm run migrate:check`: whether prisma/schema and prisma/migrations say the same.
import { missingMigration } from "./database/migrations.mjs";
import { openShopDatabase } from "./database/shop-database.mjs";
import { makeDataFolder } from "./internal/data-folder.mjs";
import { loadEnvironmentFile } from "./internal/environment-file.mjs";
import { Failure, run } from "./internal/failure.mjs";

run(async () => {
  loadEnvironmentFile();
  makeDataFolder();
  const database = await openShopDatabase();
  try {
    const sql = await missingMigration(database.url);
    if (sql)
      throw new Failure(`prisma/migrations lacks this (npm run migrate:new -- name):\n${sql}`);
    console.log("Schema and migrations agree.");
  } finally {
    await database.release();
  }
});
