import pg from "pg";
import {
  dropDatabase,
  ensureDatabase,
  hasDatabase,
  withConnection,
  withDatabase,
} from "../database/connection.mjs";
import { applyMigrations } from "../database/migrations.mjs";
import { atEnd } from "../system/clean-up.mjs";
import { hashOf } from "../system/hash.mjs";
import { inProject } from "../system/paths.mjs";
import { processIdentity } from "../system/process-identity.mjs";
import type { TestServer } from "./test-server.ts";

const PREFIX = "sekar_test_";

/** Lets one test run at a time create the template. */
const ADVISORY_LOCK = 0x73656b62;

const TEMPLATE_SOURCES = [
  "prisma/migrations",
  "prisma/seed/reference-data.ts",
  "prisma/seed/tariffs.ts",
  "prisma/seed/data",
];

/** Returns what the names of this run's databases begin with. */
export const runPrefix = (): string => `${PREFIX}${process.pid}_`;

/** Creates the migrated database with reference data that tests copy, once a state of its sources. */
export async function prepareTemplate(server: TestServer): Promise<string> {
  const name = `${PREFIX}template_${hashOf(TEMPLATE_SOURCES).slice(0, 12)}`;
  await withConnection(server.url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    if (await hasDatabase(client, name)) return;
    // Renamed when complete, so that an interrupted run leaves no incomplete template.
    const unfinished = `${name}_new`;
    await dropDatabase(client, unfinished);
    await ensureDatabase(server.url, unfinished);
    await fillDatabase(withDatabase(server.url, unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

/** Migrates an empty database and gives it the reference data. */
export async function fillDatabase(url: string): Promise<void> {
  await applyMigrations(url);
  const { seedReferenceData } = await import(inProject("prisma/seed/reference-data.ts"));
  await seedReferenceData(url);
}

/** Prepares the template for a run, and drops the databases of this run at its end. */
export async function openTemplate(server: TestServer): Promise<string> {
  const template = await prepareTemplate(server);
  await dropTestDatabases(server, template);
  atEnd(() => dropTestDatabases(server, template));
  return template;
}

/** Creates a database of this run and returns its URL. */
export async function copyTemplate(
  server: TestServer,
  template: string,
  suffix: string,
): Promise<string> {
  const name = `${runPrefix()}${suffix}`;
  const [copy, original] = [name, template].map((one) => pg.escapeIdentifier(one));
  await withConnection(server.url, (client) =>
    client.query(`create database ${copy} template ${original}`),
  );
  return withDatabase(server.url, name);
}

/** Drops this run's databases, and those that killed runs left on the embedded server. */
export async function dropTestDatabases(server: TestServer, template: string) {
  await withConnection(server.url, async (client) => {
    const { rows } = await client.query(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [PREFIX],
    );
    for (const { name } of rows) {
      const isOurs = name.startsWith(runPrefix());
      if (isOurs || (server.embedded && isLeftOver(name, template)))
        await dropDatabase(client, name);
    }
  });
}

function isLeftOver(name: string, template: string) {
  const rest = name.slice(PREFIX.length);
  if (rest.startsWith("template_")) return !name.startsWith(template);
  return !processIdentity(Number.parseInt(rest, 10));
}
