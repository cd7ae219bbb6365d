import { Failure } from "../system/failure.mjs";
import { connect, temporaryDatabase } from "./connection.mjs";
import {
  engineMessage,
  migrationList,
  noFilters,
  schemaFiles,
  withEngine,
} from "./schema-engine.mjs";

/** Any number that only this lock uses: "sekar" in ASCII. */
const ADVISORY_LOCK = 0x73656b61;

/**
 * Applies what is new in prisma/migrations. Several instances of the shop may start at once: one
 * applies, the others wait on the lock and find nothing left to do. Prisma keeps its usual record
 * in `_prisma_migrations`, so `prisma migrate deploy` works on the same database.
 * @param {string} connectionString
 * @returns {Promise<string[]>} the names of the migrations just applied
 */
export async function applyMigrations(connectionString) {
  const client = await connect(connectionString);
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    return await withEngine(connectionString, async (engine) => {
      const migrationsList = migrationList();
      await settleHistory(engine, migrationsList);
      const applied = await engine.applyMigrations({ migrationsList, filters: noFilters });
      return applied.appliedMigrationNames;
    });
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`A migration failed: ${engineMessage(error)}`);
  } finally {
    await client.end();
  }
}

/**
 * @param {import("@prisma/schema-engine-wasm").SchemaEngine} engine
 * @param {import("@prisma/schema-engine-wasm").MigrationList} migrationsList
 */
async function settleHistory(engine, migrationsList) {
  const found = await engine.diagnoseMigrationHistory({
    migrationsList,
    optInToShadowDatabase: false,
    filters: noFilters,
  });
  const failed = new Set(found.failedMigrationNames);
  const edited = found.editedMigrationNames.find((name) => !failed.has(name));
  if (edited) {
    throw new Failure(
      `The migration ${edited} was edited after it had been applied: write a new one.`,
    );
  }
  // A migration runs as one transaction, so one that failed or was cut off left nothing behind and
  // may simply be tried again.
  for (const migrationName of failed) await engine.markMigrationRolledBack({ migrationName });
}

/**
 * The SQL that leads from prisma/migrations to prisma/schema: worked out on a temporary database
 * of the given server, which has all migrations applied.
 * @param {string} serverUrl any database of a server where databases may be made
 * @returns {Promise<string>} empty when they agree
 */
export async function missingMigration(serverUrl) {
  const shadow = await temporaryDatabase(serverUrl, "sekar_shadow");
  try {
    await applyMigrations(shadow.url);
    const { stdout } = await withEngine(shadow.url, (engine) =>
      engine.diff({
        from: { tag: "schemaDatasource", files: schemaFiles(), configDir: "." },
        to: { tag: "schemaDatamodel", files: schemaFiles() },
        script: true,
        exitCode: null,
        filters: noFilters,
      }),
    );
    const sql = stdout?.trim() ?? "";
    return sql === "-- This is an empty migration." ? "" : sql;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`Schema and migrations can't be compared: ${engineMessage(error)}`);
  } finally {
    await shadow.drop();
  }
}
