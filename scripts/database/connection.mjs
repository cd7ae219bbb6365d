import { randomBytes } from "node:crypto";
import pg from "pg";
import { Failure } from "../system/failure.mjs";

/** Connects to a database. @param {string} url @param {pg.ClientConfig} [settings] */
export async function connect(url, settings = {}) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    ...settings,
  });
  await client.connect();
  // A server that goes away must not end the process: the next query fails.
  client.on("error", () => {});
  return client;
}

/**
 * Connects for as long as the work takes. @template T @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>}
 */
export async function withConnection(url, work) {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Throws a sentence where DATABASE_URL can't be used. @param {string} url */
export async function checkDatabase(url) {
  let place = "the address in it";
  try {
    const { hostname, port, pathname } = new URL(url);
    place = `${hostname}:${port || 5432}${pathname}`;
    await withConnection(url, async () => {});
  } catch (error) {
    throw new Failure(`DATABASE_URL can't be used: ${place} answers "${reason(error)}".`);
  }
}

function reason(/** @type {unknown} */ error) {
  // Node tries every address of a name and then wraps what each answered.
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
}

export function withDatabase(/** @type {string} */ url, /** @type {string} */ name) {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export function hasDatabase(/** @type {pg.Client} */ client, /** @type {string} */ name) {
  const named = "select 1 from pg_database where datname = $1";
  return client.query(named, [name]).then(({ rowCount }) => Boolean(rowCount));
}

export async function ensureDatabase(/** @type {string} */ url, /** @type {string} */ name) {
  await withConnection(url, async (client) => {
    if (await hasDatabase(client, name)) return;
    await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error) => {
      if (error.code !== "42P04" && error.code !== "23505") throw error; // another script was faster
    });
  });
}

export function dropDatabase(/** @type {pg.Client} */ client, /** @type {string} */ name) {
  return client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

/** @param {string} serverUrl @param {string} prefix */
export async function temporaryDatabase(serverUrl, prefix) {
  const name = `${prefix}_${randomBytes(4).toString("hex")}`;
  await ensureDatabase(serverUrl, name);
  const drop = () => withConnection(serverUrl, (client) => dropDatabase(client, name));
  return { url: withDatabase(serverUrl, name), drop };
}
