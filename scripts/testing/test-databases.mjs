import pg from "pg";
import { connect, ensureDatabase, withDatabase } from "../database/connection.mjs";
import { applyMigrations } from "../database/migrations.mjs";
import { hashOf } from "../system/hash.mjs";
import { inProject } from "../system/paths.mjs";
import { processIdentity } from "../system/process-identity.mjs";

const PREFIX = "sekar_test_";

/** Held while a template is made, so that two test runs don't make it at once. */
const ADVISORY_LOCK = 0x73656b62;

/** What the template consists of. */
const TEMPLATE_SOURCES = [
  "prisma/migrations",
  "prisma/seed/reference-data.ts",
  "prisma/seed/tariffs.ts",
  "prisma/seed/data",
];

/** @returns {string} the beginning of the names of this run's databases */
export const runPrefix = () => `${PREFIX}${process.pid}_`;

/**
 * A database with all migrations and the reference data, to be copied. Made once for a state of
 * the migrations and kept.
 * @param {import("./test-server.mjs").TestServer} server
 * @returns {Promise<string>} its name
 */
export async function prepareTemplate(server) {
  const name = `${PREFIX}template_${hashOf(TEMPLATE_SOURCES).slice(0, 12)}`;
  const client = await connect(server.url);
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    if (await exists(client, name)) return name;
    // Named at last: a run that is cut off leaves no half template under the name.
    const half = `${name}_new`;
    await client.query(`drop database if exists ${half} with (force)`);
    await ensureDatabase(server.url, half);
    await applyMigrations(withDatabase(server.url, half));
    const { seedReferenceData } = await import(inProject("prisma/seed/reference-data.ts"));
    await seedReferenceData(withDatabase(server.url, half));
    await client.query(`alter database ${half} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

/**
 * @param {import("./test-server.mjs").TestServer} server
 * @param {string} template
 * @param {string} part what of this run it is for
 * @returns {Promise<string>} the new database's address
 */
export async function copyTemplate(server, template, part) {
  const name = `${runPrefix()}${part}`;
  const client = await connect(server.url);
  try {
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
    );
  } finally {
    await client.end();
  }
  return withDatabase(server.url, name);
}

/**
 * Drops this run's databases, and on our own server what killed runs and earlier migrations left.
 * @param {import("./test-server.mjs").TestServer} server
 * @param {string} template the one to keep
 */
export async function dropTestDatabases(server, template) {
  const client = await connect(server.url);
  try {
    const { rows } = await client.query(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [PREFIX],
    );
    for (const { name } of rows) {
      const mine = name.startsWith(runPrefix());
      if (!mine && !(server.embedded && isLeftOver(name, template))) continue;
      await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    }
  } finally {
    await client.end();
  }
}

/** @param {string} name @param {string} template */
function isLeftOver(name, template) {
  const rest = name.slice(PREFIX.length);
  if (rest.startsWith("template_")) return !name.startsWith(template);
  return !processIdentity(Number.parseInt(rest, 10));
}

/** @param {pg.Client} client @param {string} name */
async function exists(client, name) {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
  return Boolean(rowCount);
}
