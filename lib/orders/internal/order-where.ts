import type { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import { startOfLastDays } from "../../dates.ts";
import type { OrderQuery } from "../schema.ts";

export function orderWhere(actor: Actor, query: OrderQuery): Prisma.OrderWhereInput {
  const seesAll = actor.role === "admin" && query.scope !== "mine";
  return {
    ...(seesAll ? adminWhere(query) : { userId: actor.userId }),
    ...(query.days ? { createdAt: { gte: startOfLastDays(query.days, new Date()) } } : {}),
    ...(query.status ? { status: query.status } : {}),
    ...(query.payment_status ? { paymentStatus: query.payment_status } : {}),
  };
}

function adminWhere({ search, customer, money }: OrderQuery): Prisma.OrderWhereInput {
  return {
    ...textWhere(search),
    ...(customer ? { userId: customer } : {}),
    ...(money ? { moneyDifference: money === "due" ? { gt: 0 } : { lt: 0 } } : {}),
  };
}

function textWhere(text: string): Prisma.OrderWhereInput {
  if (text === "") return {};
  const part = { contains: escapeLike(text), mode: "insensitive" } as const;
  return {
    OR: [{ orderNo: part }, { recipient: part }, { customerName: part }, { customerEmail: part }],
  };
}
