import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { hashToken } from "../database/token-hash.ts";
import { inTransaction } from "../database/transaction.ts";
import { invalidField } from "../errors.ts";
import { getOrder } from "./get-order.ts";
import { lockOrder, statusConflict } from "./lock-order.ts";
import type { CompleteOrderInput, OrderView } from "./schema.ts";
import { moveOrder } from "./status/move-order.ts";

/** Completes an order by its mail's link; a repeat changes nothing. Throws invalid (unknown or old token, status). */
export async function completeOrder(
  { token }: CompleteOrderInput,
  now = new Date(),
): Promise<void> {
  const tokenHash = hashToken(token);
  await inTransaction(async (tx) => {
    const known = await tx.completionToken.findUnique({ where: { tokenHash } });
    if (!known || known.expiresAt <= now) {
      throw invalidField("token", "This link is unknown or has expired");
    }
    const order = await lockOrder(tx, known.orderId);
    if (order.status === "Completed") return;
    if (order.status !== "In Delivery") {
      throw invalidField("token", `This order is ${order.status} and can't be completed`);
    }
    await moveOrder(tx, order, { kind: "parcel-received" }, null);
    await tx.completionToken.update({ where: { tokenHash }, data: { usedAt: now } });
  });
}

/** Completes the caller's order; a repeat changes nothing. Throws not-found, also to admins, conflict (`status`). */
export async function completeOwnOrder(actor: Actor, id: string): Promise<OrderView> {
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, id, actor.userId);
    const { status } = order;
    if (status === "Completed") return;
    if (status !== "In Delivery") {
      throw statusConflict(status, `This order is ${status} and can't be completed`);
    }
    await moveOrder(tx, order, { kind: "parcel-received" }, actor);
  });
  return getOrder(actor, id);
}

/** Removes the links of In Delivery mails that have run out. */
export async function purgeCompletionTokens(now = new Date()): Promise<void> {
  await db().completionToken.deleteMany({ where: { expiresAt: { lt: now } } });
}
