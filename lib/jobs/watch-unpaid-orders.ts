import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import { expireProductPages } from "../expiry/expire-pages.ts";
import { expireUnpaidOrders } from "../orders/unpaid/expire-unpaid-orders.ts";
import { remindUnpaidOrders } from "../orders/unpaid/remind-unpaid-orders.ts";
import { runSteps } from "./run-steps.ts";

const INTERVAL_MS = millisecondsInMinute;

/** Reminds of and cancels unpaid orders, now and every minute. Keeps no process alive. */
export function watchUnpaidOrders(): void {
  void checkUnpaidOrders();
  setInterval(() => void checkUnpaidOrders(), INTERVAL_MS).unref();
}

/** Never throws: errors are logged. */
export function checkUnpaidOrders(now = new Date()): Promise<void> {
  return runSteps({
    "expire unpaid orders": () => expireUnpaidOrders(now, expireProductPages),
    "remind of unpaid orders": () => remindUnpaidOrders(now),
  });
}
