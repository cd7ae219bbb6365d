const PAUSE_PER_BUSY_MS = 4;
const MAX_PAUSE_MS = 1_000;

/**
 * Returns the pause in ms between two batches of a backlog. With it the sender takes a fifth of one core, and
 * leaves the rest to buyers and the database. `busyMs` excludes waiting for the database and the mail server.
 */
export function backlogPause(busyMs: number): number {
  return Math.min(MAX_PAUSE_MS, busyMs * PAUSE_PER_BUSY_MS);
}
