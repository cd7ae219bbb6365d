import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError } from "../../errors.ts";
import { formatRupiah } from "../../rupiah.ts";
import { getOrder } from "../get-order.ts";
import { addTimelineNote } from "../internal/add-timeline-note.ts";
import { bookMoney, readMoney } from "../internal/money-entries.ts";
import { assertNoProofWaits, lockOrder } from "../lock-order.ts";
import { recordOrderAudit } from "../order-audit.ts";
import type { OrderView, WriteOffInput } from "../schema.ts";
import { moveOrder } from "../status/move-order.ts";
import { TIMELINE_NOTES } from "../status/timeline-notes.ts";
import { differenceOf, heldMoney, planWriteOff, shownDifference } from "./order-ledger.ts";

/**
 * Gives up what is still due of an order, in rupiah. One that waited for the rest is paid then. Throws forbidden and
 * not-found, and conflict with `due` where that isn't `due_seen`, where the order shows nothing as due, or while a proof waits.
 */
export async function writeOffOrder(
  actor: Actor,
  id: string,
  { due_seen }: WriteOffInput,
): Promise<OrderView> {
  assertAdmin(actor);
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, id);
    assertNoProofWaits(order);
    const money = await readMoney(tx, id);
    const due = Math.max(0, shownDifference(money, order.status) ?? 0);
    if (due === 0 || due !== due_seen) {
      const message = `${formatRupiah(due)} of this order is due by now. Please look at it again.`;
      throw new AppError("conflict", message, { body: { due } });
    }
    const origin = { source: "admin", actorId: actor.userId, happenedAt: new Date() } as const;
    await bookMoney(tx, order, money, planWriteOff(money), origin);
    await addTimelineNote(tx, order, actor, `${TIMELINE_NOTES.writtenOff}: ${formatRupiah(due)}`);
    if (order.status === "Waiting for Payment") {
      await moveOrder(tx, order, { kind: "payment-confirmed", money: "none" }, actor);
    }
    await recordOrderAudit(tx, actor, "order-written-off", order, {
      before: { due: differenceOf(money), held: heldMoney(money) },
      after: { due: 0, held: heldMoney(money) },
    });
  });
  return getOrder(actor, id);
}
