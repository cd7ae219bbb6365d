import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import "server-only";
import { millisecondsInMinute, millisecondsInSecond } from "date-fns/constants";
import { db } from "../../database/db.ts";
import { log } from "../../telemetry/log.ts";
import { RateError, type RateErrorKind } from "./rate-error.ts";

/** Consecutive failures that open the circuit (docs/shipping.md#circuit-breaker). */
const FAILURE_THRESHOLD = 3;
const OPEN_MS = millisecondsInMinute;
/** Time for which a trial request blocks others. */
const TRIAL_MS = 10 * millisecondsInSecond;

/** Errors that a retry can't solve open the circuit at once, and for longer. */
const LONG_PAUSE_MS: Partial<Record<RateErrorKind, number>> = {
  "bad-key": 15 * millisecondsInMinute,
  "daily-limit": 60 * millisecondsInMinute,
};

const NOT_COUNTED = new Set<RateErrorKind>(["circuit-open", "unknown-place"]);

/** Runs `work` behind a circuit breaker that the database shares. Throws RateError: the work's, or `circuit-open`. */
export async function throughCircuit<Result>(
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await mayAsk(id))) throw new RateError("circuit-open");
  try {
    const result = await work();
    await db().rateCircuit.deleteMany({ where: { id } });
    return result;
  } catch (error) {
    if (error instanceof RateError && !NOT_COUNTED.has(error.kind)) await countFailure(id, error);
    throw error;
  }
}

/** Returns when the pause ends; null if the circuit is closed. */
export async function findPause(id: string, now = new Date()): Promise<Date | null> {
  const circuit = await db().rateCircuit.findUnique({ where: { id } });
  return circuit?.openUntil && circuit.openUntil > now ? circuit.openUntil : null;
}

async function mayAsk(id: string): Promise<boolean> {
  const now = new Date();
  const circuit = await db().rateCircuit.findUnique({ where: { id } });
  if (!circuit?.openUntil) return true;
  if (circuit.openUntil > now) return false;
  // Of concurrent requests after the pause, one gets through.
  const { count } = await db().rateCircuit.updateMany({
    where: { id, openUntil: circuit.openUntil },
    data: { openUntil: new Date(now.getTime() + TRIAL_MS) },
  });
  return count === 1;
}

async function countFailure(id: string, { kind, message }: RateError): Promise<void> {
  const longPause = LONG_PAUSE_MS[kind];
  const openUntil = new Date(Date.now() + (longPause ?? OPEN_MS));
  const threshold = longPause ? 1 : FAILURE_THRESHOLD;
  await onPool.query(sql`
    INSERT INTO rate_circuits AS c (id, failures, open_until)
    VALUES (${id}, 1, CASE WHEN ${threshold}::int <= 1 THEN ${openUntil}::timestamptz END)
    ON CONFLICT (id) DO UPDATE SET failures = c.failures + 1, updated_at = now(),
      open_until = CASE WHEN c.failures + 1 >= ${threshold}::int THEN ${openUntil}::timestamptz
        ELSE c.open_until END`);
  const details = { service: id, kind, detail: message };
  if (kind === "bad-key") log().error(details, "the rate service doesn't know our key");
  else log().warn(details, "the rate service failed");
}
