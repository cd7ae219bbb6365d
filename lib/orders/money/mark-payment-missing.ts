import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { inTransaction } from "../../database/transaction.ts";
import { getOrder } from "../get-order.ts";
import { readMoney } from "../internal/money-entries.ts";
import { releaseRows } from "../internal/release-rows.ts";
import { assertNoProofWaits, type LockedOrder, lockOrder, statusConflict } from "../lock-order.ts";
import { recordOrderAudit } from "../order-audit.ts";
import type { OrderView, PaymentMissingInput } from "../schema.ts";
import { moveOrder } from "../status/move-order.ts";
import { isBeforeParcel } from "../status/order-status.ts";
import { heldMoney, type Money } from "./order-ledger.ts";

/**
 * Reverts a confirmed payment that never arrived. An order that goes on waits for its payment again, for a day, and
 * the customer is asked for another proof. Throws forbidden and not-found, and conflict with the present `status` where
 * the shop has no money of the order, where some went back, where the parcel has left, or while a proof waits.
 */
export async function markPaymentMissing(
  actor: Actor,
  id: string,
  { reason }: PaymentMissingInput,
): Promise<OrderView> {
  assertAdmin(actor);
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, id);
    assertNoProofWaits(order);
    assertMayBeMissing(order, await readMoney(tx, id));
    await moveOrder(tx, order, { kind: "payment-missing", reason }, actor);
    await releaseRows(tx, order.id, { received: 0 });
    await recordOrderAudit(tx, actor, "payment-taken-back", order, { after: { reason } });
  });
  return getOrder(actor, id);
}

function assertMayBeMissing({ status }: LockedOrder, money: Money): void {
  const hasLeft = !isBeforeParcel(status);
  if (!hasLeft && heldMoney(money) > 0 && money.refunded === 0) return;
  const why = hasLeft
    ? `This order is ${status}: its parcel has left.`
    : money.refunded > 0
      ? "Money of this order went back already."
      : "No money of this order has come in.";
  throw statusConflict(status, why);
}
