import pg from "pg";
import { resetDatabase } from "./reset-database.ts";

type TestDatabases = {
  serverUrl: string;
  template: string;
  prefix: string;
  filesFolder: string;
};

declare module "vitest" {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

/**
 * Copies the worker's database from the template for its first file, and empties it for each later
 * one. Returns its address.
 */
export async function ensureWorkerDatabase(
  { serverUrl, template, prefix }: TestDatabases,
  worker: string,
): Promise<string> {
  const name = `${prefix}worker_${worker}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount) await resetDatabase(url.href);
    else await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return url.href;
}
