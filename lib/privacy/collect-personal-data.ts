import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import { limit } from "../limits/limit.ts";
import { listOrders } from "../orders/list-orders.ts";
import { type OrderView, orderQuery } from "../orders/schema.ts";

/**
 * Returns all that the shop keeps about the caller, as an object for JSON. Hashes of passwords, codes
 * and links are left out. Throws too-many-requests after ten downloads an hour.
 */
export async function collectPersonalData(actor: Actor): Promise<Record<string, unknown>> {
  await limit("personal-data", actor.userId).take();
  const mine = { where: { userId: actor.userId } };
  const user = await db().user.findUnique({
    where: { id: actor.userId },
    select: {
      ...{ id: true, name: true, email: true, phoneNumber: true, role: true },
      ...{ emailVerifiedAt: true, createdAt: true, updatedAt: true },
    },
  });
  if (!user) throw notFound("Account");
  const [addresses, cart, sessions, identities, emailChanges, secondFactor, mails, orders] =
    await Promise.all([
      db().address.findMany({ ...mine, omit: { addressKey: true, userId: true } }),
      db().cartItem.findMany({
        ...mine,
        select: {
          ...{ quantity: true, chosenSize: true, createdAt: true },
          product: { select: { id: true, name: true } },
        },
      }),
      db().session.findMany({ ...mine, omit: { id: true, userId: true } }),
      db().identity.findMany({ ...mine, omit: { id: true, userId: true } }),
      db().emailChange.findMany({ ...mine, omit: { id: true, userId: true, undoTokenHash: true } }),
      db().secondFactor.findUnique({ ...mine, select: { createdAt: true, confirmedAt: true } }),
      db().outboxMail.findMany({
        where: { recipient: user.email },
        select: { template: true, createdAt: true, sentAt: true },
      }),
      listAllOrders(actor),
    ]);
  const signIn = { sessions, identities, emailChanges, secondFactor };
  return { account: user, addresses, cart, ...signIn, mails, orders };
}

async function listAllOrders(actor: Actor): Promise<OrderView[]> {
  const orders: OrderView[] = [];
  for (let page = 1; ; page += 1) {
    const query = orderQuery.parse({ scope: "mine", page: String(page) });
    const { data, meta } = await listOrders(actor, query);
    orders.push(...data);
    if (page >= meta.last_page) return orders;
  }
}
