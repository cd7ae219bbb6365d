import "server-only";
import { addHours } from "date-fns";
import { getShopFacts } from "../shop/get-shop-facts.ts";

/** Returns until when an order that starts waiting now waits for its transfer. */
export async function paymentDeadline(now: Date): Promise<Date> {
  return addHours(now, (await getShopFacts()).paymentDeadlineHours);
}
