import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ADVISORY_LOCKS } from "../../lib/database/advisory-locks.ts";
import { Failure } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";
import { withConnection } from "./connection.mjs";

/** @typedef {{ name: string, sql: string }} Migration */

/** Prisma's own definition, so that `prisma migrate` reads what this file writes. */
const HISTORY = `create table _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;

/** SQLSTATE of a lock that wasn't free in time. */
const LOCK_TIMEOUT = "55P03";

/**
 * Statements of the shop queue behind one that waits for a table, and give up after five seconds. So a migration
 * gives up sooner, and tries again later.
 * @typedef {{ waitMs: number, pauseMs: number, tries: number }} LockPatience
 */
const PATIENCE = { waitMs: 2_000, pauseMs: 3_000, tries: 20 };

/**
 * Applies the files that the database lacks, each in its own transaction, and returns their names. Throws a
 * Failure, also where others hold a table for too long.
 * @param {string} connectionString @param {string} [folder] @param {LockPatience} [patience]
 */
export function applyMigrations(
  connectionString,
  folder = inProject("prisma/migrations"),
  patience = PATIENCE,
) {
  return withConnection(connectionString, (client) =>
    migrate(client, folder, patience).catch((error) => {
      if (error instanceof Failure) throw error;
      throw new Failure(`The database can't be migrated: ${error.message}`);
    }),
  );
}

/** @param {import("pg").Client} client @param {string} folder @param {LockPatience} patience */
async function migrate(client, folder, patience) {
  // A role behind a pooler has the limits of a request.
  await client.query("set statement_timeout = 0; set lock_timeout = 0");
  await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.migrating]);
  const applied = await readHistory(client);
  const missing = readMigrations(folder).filter((migration) => isMissing(migration, applied));
  for (const migration of missing) await applyPatiently(client, migration, patience);
  return missing.map(({ name }) => name);
}

/** @param {string} folder @returns {Migration[]} */
function readMigrations(folder) {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .map((name) => ({ name, sql: readFileSync(join(folder, name, "migration.sql"), "utf8") }));
}

/** Returns the applied names with their checksums. @param {import("pg").Client} client */
async function readHistory(client) {
  const { rows } =
    await client.query(`select to_regclass('_prisma_migrations') is not null as known,
    exists (select from pg_tables where schemaname = current_schema()) as used`);
  if (!rows[0].known) {
    if (rows[0].used) {
      throw new Failure("The database holds tables that aren't this shop's: name an empty one.");
    }
    await client.query(HISTORY);
  }
  // An unfinished row is Prisma's: its run failed or was cut off, and left nothing but the row.
  await client.query(`update _prisma_migrations set rolled_back_at = now()
    where finished_at is null and rolled_back_at is null`);
  const history = await client.query(
    "select migration_name, checksum from _prisma_migrations where rolled_back_at is null",
  );
  return new Map(history.rows.map(({ migration_name, checksum }) => [migration_name, checksum]));
}

/** @param {Migration} migration @param {Map<string, string>} applied */
function isMissing({ name, sql }, applied) {
  const checksum = applied.get(name);
  if (checksum === undefined) return true;
  // Git may have changed the ends of lines; Prisma ignores that as well.
  const unix = sql.replaceAll("\r\n", "\n");
  if ([sql, unix, unix.replaceAll("\n", "\r\n")].some((text) => sha256(text) === checksum)) {
    return false;
  }
  throw new Failure(`The migration ${name} was edited after it had been applied: write a new one.`);
}

/** @param {import("pg").Client} client @param {Migration} migration @param {LockPatience} patience */
async function applyPatiently(client, migration, { waitMs, pauseMs, tries }) {
  for (let left = tries; ; left -= 1) {
    try {
      return await apply(client, migration, waitMs);
    } catch (error) {
      const { cause } = /** @type {{ cause?: { code?: string } }} */ (error);
      if (cause?.code !== LOCK_TIMEOUT || left <= 1) throw error;
      console.error(`${migration.name} waits for a table that others use.`);
      await client.query("rollback");
      await wait(pauseMs);
    }
  }
}

/** @param {import("pg").Client} client @param {Migration} migration @param {number} lockWaitMs */
async function apply(client, { name, sql }, lockWaitMs) {
  let statement = 1;
  const count = () => {
    statement += 1;
  };
  try {
    await client.query("begin");
    await client.query("select set_config('lock_timeout', $1, true)", [`${lockWaitMs}ms`]);
    client.connection.on("commandComplete", count);
    await client.query(sql).finally(() => client.connection.off("commandComplete", count));
    await client.query(
      `insert into _prisma_migrations
         (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), sha256(sql), name],
    );
    await client.query("commit");
  } catch (error) {
    const { message, position } = /** @type {import("pg").DatabaseError} */ (error);
    // PostgreSQL names a place for what it can't parse, and none for what it can't do.
    const line = sql.slice(0, Number(position)).split("\n").length;
    const place = position ? `line ${line}` : `statement ${statement}`;
    throw new Failure(`A migration failed: ${name}/migration.sql, ${place}: ${message}`, {
      cause: error,
    });
  }
}

const sha256 = (/** @type {string} */ text) => createHash("sha256").update(text).digest("hex");
