import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { notFound } from "../errors.ts";
import { orderRelations, toOrderView } from "./internal/order-view.ts";
import type { OrderView } from "./schema.ts";

/** Returns an order to its owner or an admin. Throws not-found for everyone else. */
export async function getOrder(actor: Actor, id: string): Promise<OrderView> {
  const order = isId(id)
    ? await db().order.findUnique({
        where: { id, ...(actor.role === "admin" ? {} : { userId: actor.userId }) },
        include: orderRelations,
      })
    : null;
  if (!order) throw notFound("Order");
  return toOrderView(order);
}
