import "server-only";
import { refreshProductsInBackground } from "../cache/refresh-in-background.ts";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { expireUnpaidOrders } from "../orders/expire-unpaid-orders.ts";
import { remindUnpaidOrders } from "../orders/remind-unpaid-orders.ts";
import { log } from "../telemetry/log.ts";

const EVERY_MS = 60_000;

/**
 * Looks now and then once a minute, for as long as the process lives, for orders that aren't paid:
 * reminds of those whose deadline is near, and cancels those whose deadline is over.
 */
export function watchUnpaidOrders(): void {
  void lookNow();
  setInterval(() => void lookNow(), EVERY_MS).unref();
}

async function lookNow(): Promise<void> {
  try {
    const now = new Date();
    const productIds = await expireUnpaidOrders(now);
    if (productIds.length > 0) refreshProductsInBackground(productIds);
    await remindUnpaidOrders(now);
  } catch (error) {
    log().error(
      { err: error, away: isDatabaseUnavailable(error) },
      "unpaid orders weren't looked at",
    );
  }
}
