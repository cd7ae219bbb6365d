import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { orderRelations, toOrderView } from "./internal/order-view.ts";
import { orderWhere } from "./internal/order-where.ts";
import { MAX_ORDERS_AT_ONCE, type OrderQuery, type OrderView } from "./schema.ts";

/**
 * Returns a page of orders, newest first: the caller's own, or for admins all unless `scope=mine`. `days`
 * counts Jakarta days from today. `search` and `customer` count only where all orders are listed.
 */
export async function listOrders(actor: Actor, query: OrderQuery): Promise<Page<OrderView>> {
  const where = orderWhere(actor, query);
  const [rows, total] = await Promise.all([
    db().order.findMany({
      where,
      include: orderRelations,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageWindow(query),
    }),
    db().order.count({ where }),
  ]);
  return { data: rows.map(toOrderView), meta: metaOf(query, total) };
}

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
