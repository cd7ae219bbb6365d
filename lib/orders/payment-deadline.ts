import "server-only";
import { millisecondsInHour } from "date-fns/constants";
import { env } from "../environment/env.ts";

/** Returns the deadline of an order that starts to wait at `now`. */
export function paymentDeadline(now: Date): Date {
  return new Date(now.getTime() + env().PAYMENT_DEADLINE_HOURS * millisecondsInHour);
}
