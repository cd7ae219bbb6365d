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

/** Throws a sentence where DATABASE_URL can't be used. @param {string} url */
export async function checkDatabase(url) {
  let place = "the address in it";
  try {
    const { hostname, port, pathname } = new URL(url);
    place = `${hostname}:${port || 5432}${pathname}`;
    const client = await connect(url);
    await client.end();
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

export async function ensureDatabase(/** @type {string} */ url, /** @type {string} */ name) {
  const client = await connect(url);
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code !== "42P04" && code !== "23505") throw error; // another script was faster
  } finally {
    await client.end();
  }
}

async function dropDatabase(/** @type {string} */ url, /** @type {string} */ name) {
  const client = await connect(url);
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  } finally {
    await client.end();
  }
}

/** @param {string} serverUrl @param {string} prefix */
export async function temporaryDatabase(serverUrl, prefix) {
  const name = `${prefix}_${randomBytes(4).toString("hex")}`;
  await ensureDatabase(serverUrl, name);
  return { url: withDatabase(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}
