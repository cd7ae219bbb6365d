import { setTimeout as delay } from "node:timers/promises";

/** Returns the result of `work`, or rejects after `ms` without cancelling it. `who` begins the error's message. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  who = "The other side",
): Promise<Result> {
  const cancelled = new AbortController();
  const late = delay(ms, undefined, { signal: cancelled.signal }).then(() => {
    throw new Error(`${who} didn't answer within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    cancelled.abort();
  }
}
