// `npm run migrate:check`: whether prisma/schema and prisma/migrations say the same.
import { missingMigration } from "./database/migrations.mjs";
import { makeDataFolder } from "./internal/data-folder.mjs";
import { loadEnvironmentFile } from "./internal/environment-file.mjs";
import { Failure, run } from "./internal/failure.mjs";
import { openTestServer } from "./testing/test-server.mjs";

run(async () => {
  loadEnvironmentFile();
  makeDataFolder();
  const server = await openTestServer();
  try {
    const sql = await missingMigration(server.url);
    if (sql)
      throw new Failure(`prisma/migrations lacks this (npm run migrate:new -- name):\n${sql}`);
    console.log("Schema and migrations agree.");
  } finally {
    await server.release();
  }
});
