import "server-only";
import { refreshProductsInBackground } from "../cache/refresh-in-background.ts";
import { isDatabaseAway } from "../database/database-errors.ts";
import { expireUnpaidOrders } from "../orders/expire-unpaid-orders.ts";
import { remindUnpaidOrders } from "../orders/remind-unpaid-orders.ts";
import { log } from "../telemetry/log.ts";

const INTERVAL_MS = 60_000;

/** Reminds of and cancels unpaid orders, now and every minute. Keeps no process alive. */
export function watchUnpaidOrders(): void {
  void checkUnpaidOrders();
  setInterval(() => void checkUnpaidOrders(), INTERVAL_MS).unref();
}

async function checkUnpaidOrders(): Promise<void> {
  try {
    const now = new Date();
    const productIds = await expireUnpaidOrders(now);
    if (productIds.length > 0) refreshProductsInBackground(productIds);
    await remindUnpaidOrders(now);
  } catch (error) {
    log().error({ err: error, away: isDatabaseAway(error) }, "unpaid orders weren't looked at");
  }
}
