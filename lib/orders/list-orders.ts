import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { orderRelations, toOrderView } from "./internal/order-view.ts";
import { orderWhere } from "./internal/order-where.ts";
import type { OrderQuery, OrderView } from "./schema.ts";

/**
 * Returns a page of orders, newest first: the caller's own, or for admins all unless `scope=mine`. `days` counts
 * Jakarta days from today. `search` and `customer` count only where all orders are listed.
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
