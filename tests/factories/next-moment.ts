import { setImmediate as turn } from "node:timers/promises";

/** Waits for the clock's next millisecond, so that later rows are newer than earlier ones. */
export async function nextMoment(): Promise<void> {
  for (const now = Date.now(); Date.now() === now; ) await turn();
}
