/**
 * For whatever comes some time after what a test has done: long, since a test says that it comes
 * and never how fast, also where the machine is busy with something else. Without it vitest waits
 * for one second. In milliseconds.
 */
export const PATIENCE = { timeout: 60_000, interval: 50 };

/** The same for a transaction of a test's own: Prisma's is called off after five seconds. */
export const PATIENT_TRANSACTION = { maxWait: PATIENCE.timeout, timeout: PATIENCE.timeout };
