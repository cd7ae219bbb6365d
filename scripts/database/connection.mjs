import { randomBytes } from "node:crypto";
import pg from "pg";
import { Failure } from "../system/failure.mjs";

/**
 * @param {string} url
 * @returns {Promise<pg.Client>} connected; the caller ends it
 */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  // A server that goes away while nobody asks it anything must not end the process; the next query
  // tells.
  client.on("error", () => {});
  return client;
}

/**
 * Whether a server that a person named can be used.
 * @param {string} url
 */
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

/** @param {unknown} error @returns {string} */
function reason(error) {
  // Node tries every address of a name and then wraps what each answered.
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
}

/** @param {string} url @param {string} name @returns {string} the same server's other database */
export function withDatabase(url, name) {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/**
 * @param {string} url
 * @param {string} name
 */
export async function ensureDatabase(url, name) {
  const client = await connect(url);
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // Two scripts may find it missing at once; one of them comes second.
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code !== "42P04" && code !== "23505") throw error;
  } finally {
    await client.end();
  }
}

/**
 * @param {string} url
 * @param {string} name
 */
export async function dropDatabase(url, name) {
  const client = await connect(url);
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  } finally {
    await client.end();
  }
}

/**
 * @param {string} serverUrl
 * @param {string} prefix
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function temporaryDatabase(serverUrl, prefix) {
  const name = `${prefix}_${randomBytes(4).toString("hex")}`;
  await ensureDatabase(serverUrl, name);
  return { url: withDatabase(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}
