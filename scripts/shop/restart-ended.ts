import { setTimeout as wait } from "node:timers/promises";

/** A process that ran for this long has recovered: the next back-off begins with the first delay again. */
const STABLE_AFTER_MS = 60_000;
const LONGEST_DELAY_MS = 60_000;

/** The end of a process: its exit code, the signal that killed it, or the error of its start. */
export type EndReason = string;

type Options = {
  signal: AbortSignal;
  /** The end of a run that has begun already. */
  first?: Promise<EndReason> | undefined;
  firstDelayMs?: number | undefined;
};

/** Runs a process again each time it ends, with back-off, and says why it ended. Returns after an abort. */
export async function restartEnded(
  name: string,
  run: () => Promise<EndReason>,
  { signal, first, firstDelayMs = 1_000 }: Options,
): Promise<void> {
  let delay = firstDelayMs;
  let ended = first;
  while (!signal.aborted) {
    const started = performance.now();
    const reason = await (ended ?? run());
    ended = undefined;
    if (signal.aborted) return;
    if (performance.now() - started > STABLE_AFTER_MS) delay = firstDelayMs;
    console.error(`${name} ended (${reason}). It starts again in ${delay / 1000} s.`);
    await wait(delay, undefined, { signal }).catch(() => {});
    delay = Math.min(delay * 2, LONGEST_DELAY_MS);
  }
}
