import { addHours, clamp } from "date-fns";

/** `full`: PAYMENT_DEADLINE_HOURS from now. `hasReminder`: whether a reminder precedes it. */
export type NewDeadline = { at: Date | "full"; hasReminder: boolean };

/** Hours before the deadline at which the customer is reminded (docs/orders.md#reminders). */
export const REMINDED_BEFORE_HOURS = 6;

export const REJECTION_MIN_HOURS = 6;
export const REJECTION_MAX_HOURS = 24;

/** With less time a reminder would follow the mail of the rejection too closely. */
const MIN_REMINDED_HOURS = 2 * REMINDED_BEFORE_HOURS;

/** Returns the deadline for another proof: the rest of the earlier one, at least 6 and at most 24 hours. */
export function rejectionDeadline(earlier: Date, now: Date): NewDeadline & { at: Date } {
  const at = clamp(earlier, {
    start: addHours(now, REJECTION_MIN_HOURS),
    end: addHours(now, REJECTION_MAX_HOURS),
  });
  return { at, hasReminder: at >= addHours(now, MIN_REMINDED_HOURS) };
}
