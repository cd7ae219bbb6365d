import "server-only";
import { millisecondsInHour } from "date-fns/constants";
import { env } from "../environment/env.ts";

/** Until when an order that starts waiting now waits for its transfer. */
export function paymentDeadline(now: Date): Date {
  return new Date(now.getTime() + env().PAYMENT_DEADLINE_HOURS * millisecondsInHour);
}
