// `npm run migrate:check`: compares prisma/migrations with prisma/schema.
import { missingMigration } from "../database/schema-engine/missing-migration.mjs";
import { Failure } from "../system/failure.mjs";

export async function main() {
  const sql = await missingMigration();
  if (sql) throw new Failure(`prisma/migrations lacks this (npm run migrate:new -- name):\n${sql}`);
  console.log("Schema and migrations agree.");
}
