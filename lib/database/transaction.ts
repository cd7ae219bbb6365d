import "server-only";
import { metrics } from "../telemetry/metrics.ts";
import { isRetryable } from "./database-errors.ts";
import { type Database, db } from "./db.ts";

export const MAX_RETRIES = 3;
const MAX_WAIT_MS = 5_000;
const TIMEOUT_MS = 10_000;

/** A label of metrics. */
export type TransactionName = "order" | "other";

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

export async function withRetries<Result>(
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
