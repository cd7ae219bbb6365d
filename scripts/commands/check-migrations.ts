// `npm run migrate:check`: compares prisma/migrations with prisma/schema.
import { missingMigration } from "../database/schema-engine/missing-migration.mjs";
import { Failure } from "../system/failure.mjs";
import { openTestServer } from "../testing/test-server.ts";

export async function main() {
  const server = await openTestServer();
  try {
    const sql = await missingMigration(server.url);
    if (sql)
      throw new Failure(`prisma/migrations lacks this (npm run migrate:new -- name):\n${sql}`);
    console.log("Schema and migrations agree.");
  } finally {
    await server.release();
  }
}
