import "server-only";
import type pg from "pg";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { db, poolOf } from "../db.ts";
import { type TransactionName, withRetries } from "../transaction.ts";
import { onClient, queryUnprepared, type Sql, TIME_LIMIT } from "./source.ts";
import { type Statement, sql } from "./statement.ts";

/**
 * Runs a transaction with the retries of inTransaction, by prepared statements instead of Prisma. `retry` is 0 in
 * the first run.
 */
export function inSqlTransaction<Result>(
  work: (tx: Sql, retry: number) => Promise<Result>,
  shouldRetry: (error: unknown) => boolean = () => false,
  name: TransactionName = "other",
): Promise<Result> {
  const run = (retry: number) => runOnce(poolOf(db()), (client) => work(onClient(client), retry));
  return withRetries(run, shouldRetry, name);
}

export type Setting = { name: string; value: string };

/**
 * Runs a statement whose text varies on one of a client's connections, without preparing it, under a setting that
 * ends with it.
 */
export function queryUnder<Row>(
  source: PrismaClient,
  { name, value }: Setting,
  statement: Statement,
): Promise<Row[]> {
  return runOnce(poolOf(source), async (client) => {
    await onClient(client).query(sql`select set_config(${name}::text, ${value}::text, true)`);
    return queryUnprepared<Row>(client, statement);
  });
}

async function runOnce<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // Without a listener a lost connection would end the process. The next statement fails anyway.
  const ignore = () => {};
  client.on("error", ignore);
  let isBroken = false;
  try {
    await client.query({ text: "BEGIN", ...TIME_LIMIT });
    const result = await work(client);
    const { command } = await client.query({ text: "COMMIT", ...TIME_LIMIT });
    // PostgreSQL answers so where an error of a statement was caught.
    if (command !== "COMMIT") throw new Error("the transaction was rolled back");
    return result;
  } catch (error) {
    isBroken = await client.query({ text: "ROLLBACK", ...TIME_LIMIT }).then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(isBroken);
  }
}
