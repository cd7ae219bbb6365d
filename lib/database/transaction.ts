import "server-only";
import { metrics } from "../telemetry/metrics.ts";
import { inSpan } from "../telemetry/tracing.ts";
import { isRetryable } from "./database-errors.ts";
import { type Database, db } from "./db.ts";

const MAX_RETRIES = 3;
const MAX_WAIT_MS = 5_000;
const TIMEOUT_MS = 10_000;

/** Runs a transaction, with 3 retries after deadlocks, conflicts and `shouldRetry`: `work` must be repeatable. */
export function inTransaction<Result>(
  work: (tx: Database) => Promise<Result>,
  shouldRetry: (error: unknown) => boolean = () => false,
  name: "order" | "other" = "other",
): Promise<Result> {
  return inSpan("transaction", { "shop.transaction": name }, () =>
    runWithRetries(work, shouldRetry, name),
  );
}

async function runWithRetries<Result>(
  work: (tx: Database) => Promise<Result>,
  shouldRetry: (error: unknown) => boolean,
  name: string,
): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await db().$transaction(work, { maxWait: MAX_WAIT_MS, timeout: TIMEOUT_MS });
    } catch (error) {
      if (retry >= MAX_RETRIES || !(isRetryable(error) || shouldRetry(error))) throw error;
      metrics().retries.inc({ transaction: name });
    }
  }
}
