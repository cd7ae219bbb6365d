import type { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import { startOfLastDays } from "../../dates.ts";
import type { OrderQuery } from "../schema.ts";

/** The orders that a query asks for among those that the caller may see. */
export function ordersWanted(actor: Actor, query: OrderQuery): Prisma.OrderWhereInput {
  const everyone = actor.role === "admin" && query.scope !== "mine";
  return {
    ...(everyone ? wantedBy(query) : { userId: actor.userId }),
    ...(query.days ? { createdAt: { gte: startOfLastDays(query.days, new Date()) } } : {}),
    ...(query.status ? { status: query.status } : {}),
    ...(query.payment_status ? { paymentStatus: query.payment_status } : {}),
  };
}

function wantedBy({ search, customer }: OrderQuery): Prisma.OrderWhereInput {
  return { ...ordersWith(search), ...(customer ? { userId: customer } : {}) };
}

/** Orders whose number, recipient, customer or e-mail holds a text, in whichever case; all for an empty one. */
function ordersWith(text: string): Prisma.OrderWhereInput {
  if (text === "") return {};
  const part = { contains: escapeLike(text), mode: "insensitive" } as const;
  return {
    OR: [{ orderNo: part }, { recipient: part }, { customerName: part }, { customerEmail: part }],
  };
}
