import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { orderRelations, toOrderView } from "./internal/order-view.ts";
import { MAX_ORDERS_AT_ONCE, type OrderView } from "./schema.ts";

/** Returns at most 100 orders in the order of their ids; leaves out ids of no order. Throws forbidden. */
export async function listOrdersById(actor: Actor, ids: readonly string[]): Promise<OrderView[]> {
  assertAdmin(actor);
  const wanted = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))];
  const rows = await db().order.findMany({
    where: { id: { in: wanted.slice(0, MAX_ORDERS_AT_ONCE) } },
    include: orderRelations,
  });
  const found = new Map(rows.map((row) => [row.id, toOrderView(row)]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}
