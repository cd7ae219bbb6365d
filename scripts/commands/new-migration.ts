// `npm run migrate:new -- name`: writes the migration from prisma/migrations to prisma/schema. Check
// its SQL before applying it: Prisma's schema can't express constraints such as CHECK.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingMigration } from "../database/schema-engine/missing-migration.mjs";
import { Failure } from "../system/failure.mjs";
import { inProject, projectFolder } from "../system/paths.mjs";

export async function main(args: string[]) {
  const name = args.join("_").replace(/\W+/g, "_").toLowerCase();
  if (!name) throw new Failure("Say what it does: npm run migrate:new -- add_gallery");
  const sql = await missingMigration();
  if (!sql) {
    console.log("Schema and migrations agree: there is nothing to write.");
    return;
  }
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = inProject("prisma/migrations", `${time}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), `${sql}\n`);
  console.log(`Wrote ${folder.slice(projectFolder.length + 1)}/migration.sql.`);
}
