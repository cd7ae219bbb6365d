import "server-only";
import { isDatabaseAway } from "../database-errors.ts";
import { log } from "../log.ts";
import { expireUnpaidOrders } from "../orders/expire-unpaid-orders.ts";
import { refreshProductsInBackground } from "./refresh.ts";

const EVERY_MS = 60_000;

/** Looks once a minute for orders that weren't paid in time, for as long as the process lives. */
export function startOrderExpiry(): void {
  setInterval(() => void expireNow(), EVERY_MS).unref();
}

async function expireNow(): Promise<void> {
  try {
    const productIds = await expireUnpaidOrders(new Date());
    if (productIds.length > 0) refreshProductsInBackground(productIds);
  } catch (error) {
    log().error({ err: error, away: isDatabaseAway(error) }, "unpaid orders weren't looked at");
  }
}
