import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { inTransaction } from "../../database/transaction.ts";
import { getOrder } from "../get-order.ts";
import { assertHeld } from "../internal/assert-held.ts";
import { readMoney } from "../internal/money-entries.ts";
import { assertNoProofWaits, lockOrder, statusConflict } from "../lock-order.ts";
import type { OrderView, RecordReceiptInput } from "../schema.ts";
import { awaitsTransfer } from "../status/order-status.ts";
import { bookReceipt } from "./book-receipt.ts";

/**
 * Writes down a transfer for an order that doesn't wait for its payment: a rest, a second one, or one for an order that
 * has ended. Throws forbidden and not-found, invalid as typedReceipt, and conflict with `held` where that isn't
 * `held_seen` any more. Throws conflict with `status` for an order that waits, and while a proof waits: confirming says that money came.
 */
export async function recordReceipt(
  actor: Actor,
  id: string,
  { held_seen, ...receipt }: RecordReceiptInput,
): Promise<OrderView> {
  assertAdmin(actor);
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const { status, paymentStatus } = order;
    assertNoProofWaits(order);
    if (awaitsTransfer({ status, payment_status: paymentStatus })) {
      throw statusConflict(status, "This order waits for its payment: confirm that instead.");
    }
    assertHeld(await readMoney(tx, id), held_seen);
    await bookReceipt(tx, actor, order, receipt);
  });
  return getOrder(actor, id);
}
