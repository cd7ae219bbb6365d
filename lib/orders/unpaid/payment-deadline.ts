import "server-only";
import { addHours } from "date-fns";
import type { Sql } from "../../database/sql/source.ts";
import { sqlText } from "../../database/sql/statement.ts";
import { getShopFacts } from "../../shop/get-shop-facts.ts";
import { DEADLINE_STATUSES } from "../status/order-status.ts";

/** The condition of the index `orders_deadline`. Constants, since the planner can't use it for parameters. */
export const HAS_DEADLINE = sqlText(
  `status = 'Waiting for Payment' AND payment_status IN ('${DEADLINE_STATUSES.join("', '")}')`,
);

/** Returns until when an order that starts waiting now waits for its transfer. */
export async function paymentDeadline(source: Sql, now: Date): Promise<Date> {
  return addHours(now, (await getShopFacts(source)).paymentDeadlineHours);
}
