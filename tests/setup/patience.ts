/**
 * For whatever comes some time after what a test has done: long, since a test says that it comes
 * and never how fast, also where the machine is busy with something else. Without it vitest waits
 * for one second. In milliseconds.
 */
export const PATIENCE = { timeout: 60_000, interval: 50 };
