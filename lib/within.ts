import { setTimeout as pause } from "node:timers/promises";

/** What `work` answers, or an error once so many milliseconds are over; the work itself goes on then. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const enough = new AbortController();
  const late = pause(ms, undefined, { signal: enough.signal }).then(() => {
    throw new Error(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    enough.abort();
  }
}
