import "server-only";
import type pg from "pg";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { db, poolOf } from "../db.ts";
import { runOnPool } from "../pool-transaction.ts";
import { type TransactionName, withRetries } from "../transaction.ts";
import { onClient, queryUnprepared, type Sql } from "./source.ts";
import { type Statement, sql } from "./statement.ts";

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
