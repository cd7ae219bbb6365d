import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import { expireTags } from "../cache/shared-cache.mjs";
import { productTags } from "../cache/tags.ts";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { expireUnpaidOrders } from "../orders/expire-unpaid-orders.ts";
import { remindUnpaidOrders } from "../orders/remind-unpaid-orders.ts";
import { log } from "../telemetry/log.ts";

const INTERVAL_MS = millisecondsInMinute;

/** Reminds of and cancels unpaid orders, now and every minute. Keeps no process alive. */
export function watchUnpaidOrders(): void {
  void checkUnpaidOrders();
  setInterval(() => void checkUnpaidOrders(), INTERVAL_MS).unref();
}

async function checkUnpaidOrders(): Promise<void> {
  try {
    const now = new Date();
    const productIds = await expireUnpaidOrders(now);
    // Not by lib/cache/refresh.ts: Next's revalidateTag works within a request only.
    if (productIds.length > 0) expireTags(productTags(productIds));
    await remindUnpaidOrders(now);
  } catch (error) {
    log().error(
      { err: error, away: isDatabaseUnavailable(error) },
      "unpaid orders weren't looked at",
    );
  }
}
