import "server-only";
import { millisecondsInMinute, millisecondsInSecond } from "date-fns/constants";
import { db } from "../../database/db.ts";
import { log } from "../../telemetry/log.ts";
import { RateFault, type RateFaultKind } from "./rate-fault.ts";

/** So many failures in a row open the circuit. */
const MOST_FAILURES = 3;
const OPEN_MS = millisecondsInMinute;
/** How long the others keep away while one request tries whether the service is back. */
const TRIAL_MS = 10 * millisecondsInSecond;

/** What no further request can mend opens the circuit at once, and for longer. */
const HOPELESS_MS: Partial<Record<RateFaultKind, number>> = {
  "bad-key": 15 * millisecondsInMinute,
  "daily-limit": 60 * millisecondsInMinute,
};

const NO_FAILURE = new Set<RateFaultKind>(["circuit-open", "unknown-place"]);

/**
 * Asks a service unless it has failed so often that asking is only waiting. The count is kept in
 * the database: what one instance has waited for, the others needn't. After the pause one request
 * goes through as a trial. Throws RateFault: the work's, or `circuit-open`.
 */
export async function throughCircuit<Result>(
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await mayAsk(id))) throw new RateFault("circuit-open");
  try {
    const result = await work();
    await db().rateCircuit.deleteMany({ where: { id } });
    return result;
  } catch (error) {
    if (error instanceof RateFault && !NO_FAILURE.has(error.kind)) await countFailure(id, error);
    throw error;
  }
}

/** Until when the service isn't asked; null where it is. */
export async function findPause(id: string, now = new Date()): Promise<Date | null> {
  const circuit = await db().rateCircuit.findUnique({ where: { id } });
  return circuit?.openUntil && circuit.openUntil > now ? circuit.openUntil : null;
}

async function mayAsk(id: string): Promise<boolean> {
  const now = new Date();
  const circuit = await db().rateCircuit.findUnique({ where: { id } });
  if (!circuit?.openUntil) return true;
  if (circuit.openUntil > now) return false;
  // The pause is over: of all who come now, one asks.
  const { count } = await db().rateCircuit.updateMany({
    where: { id, openUntil: circuit.openUntil },
    data: { openUntil: new Date(now.getTime() + TRIAL_MS) },
  });
  return count === 1;
}

async function countFailure(id: string, { kind, message }: RateFault): Promise<void> {
  const hopeless = HOPELESS_MS[kind];
  const openUntil = new Date(Date.now() + (hopeless ?? OPEN_MS));
  const enough = hopeless ? 1 : MOST_FAILURES;
  await db().$executeRaw`
    INSERT INTO rate_circuits AS c (id, failures, open_until)
    VALUES (${id}, 1, CASE WHEN ${enough}::int <= 1 THEN ${openUntil}::timestamptz END)
    ON CONFLICT (id) DO UPDATE SET failures = c.failures + 1, updated_at = now(),
      open_until = CASE WHEN c.failures + 1 >= ${enough}::int THEN ${openUntil}::timestamptz
        ELSE c.open_until END`;
  const words = { service: id, kind, detail: message };
  if (kind === "bad-key") log().error(words, "the rate service doesn't know our key");
  else log().warn(words, "the rate service failed");
}
