import "server-only";
import type { Database } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { invalidField } from "../errors.ts";
import { hashCompletionToken } from "./internal/completion-token.ts";
import { type LockedOrder, lockOrder } from "./lock-order.ts";
import type { CompleteOrderInput } from "./schema.ts";

/**
 * The customer says by the link of the In Delivery mail that the parcel has arrived: the order is
 * Completed, and stays so however often the link is used. Throws invalid for a token that is
 * unknown or has expired, or whose order is neither on its way nor completed.
 */
export async function completeOrder(
  { token }: CompleteOrderInput,
  now = new Date(),
): Promise<void> {
  const tokenHash = hashCompletionToken(token);
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
    await complete(tx, order, tokenHash, now);
  });
}

async function complete(
  tx: Database,
  order: LockedOrder,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await tx.order.update({ where: { id: order.id }, data: { status: "Completed" } });
  await tx.orderEvent.create({
    data: { orderId: order.id, status: "Completed", note: "The customer has received the parcel" },
  });
  await tx.completionToken.update({ where: { tokenHash }, data: { usedAt: now } });
}
