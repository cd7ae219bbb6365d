import { millisecondsInHour } from "date-fns/constants";

/** `full`: PAYMENT_DEADLINE_HOURS from now. `hasReminder`: whether a reminder precedes it. */
export type NewDeadline = { at: Date | "full"; hasReminder: boolean };

/** Hours before the deadline at which the customer is reminded (docs/orders.md#reminders). */
export const REMINDED_BEFORE_HOURS = 6;

export const REJECTION_MIN_HOURS = 6;
export const REJECTION_MAX_HOURS = 24;

const MIN_MS = REJECTION_MIN_HOURS * millisecondsInHour;
const MAX_MS = REJECTION_MAX_HOURS * millisecondsInHour;
/** With less time a reminder would follow the mail of the rejection too closely. */
const MIN_REMINDED_MS = 2 * REMINDED_BEFORE_HOURS * millisecondsInHour;

/** Returns the deadline for another proof: the rest of the earlier one, at least 6 and at most 24 hours. */
export function rejectionDeadline(earlier: Date, now: Date): NewDeadline & { at: Date } {
  const left = Math.min(Math.max(earlier.getTime() - now.getTime(), MIN_MS), MAX_MS);
  return { at: new Date(now.getTime() + left), hasReminder: left >= MIN_REMINDED_MS };
}
