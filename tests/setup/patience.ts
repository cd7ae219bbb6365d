/**
 * Timeout and interval, in milliseconds, for results that come some time after an action. Long,
 * because no test asserts a duration and the machine may be busy. Without it vitest waits one
 * second.
 */
export const PATIENCE = { timeout: 30_000, interval: 50 };

/** The same for a test's own transaction, which Prisma otherwise cancels after five seconds. */
export const PATIENT_TRANSACTION = { maxWait: PATIENCE.timeout, timeout: PATIENCE.timeout };
