import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { inTransaction } from "../../database/transaction.ts";
import { formatRupiah } from "../../rupiah.ts";
import { getOrder } from "../get-order.ts";
import { addTimelineNote } from "../internal/add-timeline-note.ts";
import { assertHeld } from "../internal/assert-held.ts";
import { bookMoney, readMoney } from "../internal/money-entries.ts";
import { assertNoProofWaits, lockOrder, statusConflict } from "../lock-order.ts";
import { recordOrderAudit } from "../order-audit.ts";
import type { OrderView, RecordReceiptInput } from "../schema.ts";
import { awaitsTransfer } from "../status/order-status.ts";
import { TIMELINE_NOTES } from "../status/timeline-notes.ts";
import { heldMoney, planReceipt } from "./order-ledger.ts";
import { assertPlausible, moneyMoment } from "./typed-receipt.ts";

/**
 * Writes down a transfer for an order that doesn't wait for its payment: a rest, a second one, or one for an order that
 * has ended. Throws forbidden and not-found, invalid as typedReceipt, and conflict with `held` where that isn't
 * `held_seen` any more. Throws conflict with `status` for an order that waits, and while a proof waits: confirming says that money came.
 */
export async function recordReceipt(
  actor: Actor,
  id: string,
  { amount, received_on, note, held_seen, sure }: RecordReceiptInput,
): Promise<OrderView> {
  assertAdmin(actor);
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const { status, paymentStatus } = order;
    assertNoProofWaits(order);
    if (awaitsTransfer({ status, payment_status: paymentStatus })) {
      throw statusConflict(status, "This order waits for its payment: confirm that instead.");
    }
    const money = await readMoney(tx, id);
    assertHeld(money, held_seen);
    assertPlausible(order, amount, sure);
    const happenedAt = moneyMoment("received_on", received_on, order);
    const origin = { source: "admin", actorId: actor.userId, happenedAt, note } as const;
    const after = await bookMoney(tx, order, money, planReceipt(money, amount), origin);
    await addTimelineNote(tx, order, actor, `${TIMELINE_NOTES.received}: ${formatRupiah(amount)}`);
    await recordOrderAudit(tx, actor, "order-receipt-added", order, {
      before: { held: heldMoney(money) },
      after: { held: heldMoney(after) },
    });
  });
  return getOrder(actor, id);
}
