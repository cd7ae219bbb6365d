const PAUSE_PER_BUSY_MS = 4;
const MAX_PAUSE_MS = 1_000;

/**
 * Returns the milliseconds to pause between two batches of a backlog, so that the sender takes a fifth of
 * one core: buyers and the database go first. `busyMs` leaves out waiting for database and mail server.
 */
export function backlogPause(busyMs: number): number {
  return Math.min(MAX_PAUSE_MS, busyMs * PAUSE_PER_BUSY_MS);
}
