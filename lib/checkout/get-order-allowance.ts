import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import type { OrderAllowance } from "./open-orders.ts";

/** Returns what the limits on the caller's open orders depend on. Throws not-found without an account. */
export async function getOrderAllowance(actor: Actor): Promise<OrderAllowance> {
  const waiting = { status: "Waiting for Payment", paymentStatus: { not: "Paid" } };
  const user = await db().user.findUnique({
    where: { id: actor.userId },
    select: {
      email: true,
      emailVerifiedAt: true,
      _count: { select: { orders: { where: waiting } } },
    },
  });
  if (!user) throw notFound("Account");
  return {
    email: user.email,
    isVerified: user.emailVerifiedAt !== null,
    openOrders: user._count.orders,
  };
}
