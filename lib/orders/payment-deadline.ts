import "server-only";
import { env } from "../environment/env.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Until when an order that starts waiting now waits for its transfer. */
export function paymentDeadline(now: Date): Date {
  return new Date(now.getTime() + env().PAYMENT_DEADLINE_HOURS * HOUR_MS);
}
