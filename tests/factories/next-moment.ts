import { setImmediate as turn } from "node:timers/promises";

/** Until the clock's next millisecond: what is made then is newer than what was made before. */
export async function nextMoment(): Promise<void> {
  for (const now = Date.now(); Date.now() === now; ) await turn();
}
