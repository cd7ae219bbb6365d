import "./made-secrets.mjs";
import { applyMigrations } from "../../database/migrations.mjs";
import { directAddress } from "../../database/pooler.mjs";
import { Failure, run } from "../../system/failure.mjs";

run(async () => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Failure("DATABASE_URL isn't set: it names the database to migrate.");
  const applied = await applyMigrations(directAddress(url));
  for (const name of applied) console.log(`Applied ${name}.`);
  if (applied.length === 0) console.log("The database is up to date.");
});
