import "server-only";
import { db, poolOf } from "../db.ts";
import { type TransactionName, withRetries } from "../transaction.ts";
import { onClient, type Sql, TIME_LIMIT } from "./source.ts";

/**
 * Runs a transaction with the retries of inTransaction, by prepared statements instead of Prisma. `retry` is 0 in
 * the first run.
 */
export function inSqlTransaction<Result>(
  work: (tx: Sql, retry: number) => Promise<Result>,
  shouldRetry: (error: unknown) => boolean = () => false,
  name: TransactionName = "other",
): Promise<Result> {
  return withRetries((retry) => runOnce((tx) => work(tx, retry)), shouldRetry, name);
}

async function runOnce<Result>(work: (tx: Sql) => Promise<Result>): Promise<Result> {
  const client = await poolOf(db()).connect();
  // Without a listener a lost connection would end the process. The next statement fails anyway.
  const ignore = () => {};
  client.on("error", ignore);
  let isBroken = false;
  try {
    await client.query({ text: "BEGIN", ...TIME_LIMIT });
    const result = await work(onClient(client));
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
