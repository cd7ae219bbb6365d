import "server-only";
import type pg from "pg";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { metrics } from "../telemetry/metrics.ts";
import { isRetryable } from "./database-errors.ts";
import { type Database, db, poolOf } from "./db.ts";
import { runOnPool } from "./pool.ts";
import { onClient, queryUnprepared, type Sql } from "./sql/source.ts";
import { type Statement, sql } from "./sql/statement.ts";

export const MAX_RETRIES = 3;
const MAX_WAIT_MS = 5_000;
const TIMEOUT_MS = 10_000;

/** A label of metrics. */
type TransactionName = "order" | "other";

/** Runs repeatable `work`, with 3 retries after deadlocks, conflicts, `shouldRetry`. Rolls back after `timeout` ms. */
export function inTransaction<Result>(
  work: (tx: Database) => Promise<Result>,
  shouldRetry: (error: unknown) => boolean = () => false,
  name: TransactionName = "other",
  timeout = TIMEOUT_MS,
): Promise<Result> {
  const options = { maxWait: MAX_WAIT_MS, timeout };
  return withRetries(() => db().$transaction(work, options), shouldRetry, name);
}

async function withRetries<Result>(
  transaction: (retry: number) => Promise<Result>,
  shouldRetry: (error: unknown) => boolean,
  name: TransactionName,
): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await transaction(retry);
    } catch (error) {
      if (retry >= MAX_RETRIES || !(isRetryable(error) || shouldRetry(error))) throw error;
      metrics().retries.inc({ transaction: name });
    }
  }
}

/** Runs a transaction with inTransaction's retries, by prepared statements. `retry` is 0 in the first run. */
export function inSqlTransaction<Result>(
  work: (tx: Sql, retry: number) => Promise<Result>,
  shouldRetry: (error: unknown) => boolean = () => false,
  name: TransactionName = "other",
): Promise<Result> {
  const run = (retry: number) => runOnce(db(), (client) => work(onClient(client), retry));
  return withRetries(run, shouldRetry, name);
}

export type Setting = { name: string; value: string };

/** Runs a statement whose text varies without preparing it, under a setting that ends with it. */
export function queryUnder<Row>(
  source: PrismaClient,
  { name, value }: Setting,
  statement: Statement,
): Promise<Row[]> {
  return runOnce(source, async (client) => {
    await onClient(client).query(sql`select set_config(${name}::text, ${value}::text, true)`);
    return queryUnprepared<Row>(client, statement);
  });
}

function runOnce<Result>(
  source: PrismaClient,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const pool = poolOf(source);
  return runOnPool(pool, pool.begin, work);
}
