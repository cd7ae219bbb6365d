import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { startOfLastDays } from "../dates.ts";
import { db } from "../db.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { orderParts, toOrderView } from "./internal/order-view.ts";
import { ordersWith } from "./internal/orders-with.ts";
import type { OrderQuery, OrderView } from "./schema.ts";

/**
 * Orders newest first: a customer's own; an admin's are all, or their own with `scope=mine`.
 * `days` counts Jakarta days, today being the first. `search` and `customer` are for admins who see
 * everybody's orders; they mean nothing to others.
 */
export async function listOrders(actor: Actor, query: OrderQuery): Promise<Page<OrderView>> {
  const everyone = actor.role === "admin" && query.scope !== "mine";
  const where: Prisma.OrderWhereInput = {
    ...(everyone ? wantedBy(query) : { userId: actor.userId }),
    ...(query.days ? { createdAt: { gte: startOfLastDays(query.days, new Date()) } } : {}),
    ...(query.status ? { status: query.status } : {}),
  };
  const [rows, total] = await Promise.all([
    db().order.findMany({
      where,
      include: orderParts,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageWindow(query),
    }),
    db().order.count({ where }),
  ]);
  return { data: rows.map(toOrderView), meta: metaOf(query, total) };
}

function wantedBy({ search, customer }: OrderQuery): Prisma.OrderWhereInput {
  return { ...ordersWith(search), ...(customer ? { userId: customer } : {}) };
}
