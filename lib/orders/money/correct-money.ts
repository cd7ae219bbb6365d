import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { isId } from "../../database/identifiers.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { formatRupiah } from "../../rupiah.ts";
import { getOrder } from "../get-order.ts";
import { addTimelineNote } from "../internal/add-timeline-note.ts";
import { bookMoney, readMoney } from "../internal/money-entries.ts";
import { releaseRows } from "../internal/release-rows.ts";
import { assertNoProofWaits, type LockedOrder, lockOrder } from "../lock-order.ts";
import { recordOrderAudit } from "../order-audit.ts";
import type { CorrectMoneyInput, OrderView } from "../schema.ts";
import { isBeforeParcel } from "../status/order-status.ts";
import { TIMELINE_NOTES } from "../status/timeline-notes.ts";
import { addMoney, heldMoney, type Money, planReceipt, planRefund } from "./order-ledger.ts";
import { assertPlausible } from "./typed-receipt.ts";

/**
 * Counters a receipt or refund that was typed wrongly, with a reason, and books the right amount where one is given, in
 * rupiah. Both are of the wrong entry's day, whose sum is then the bank's. Throws forbidden and not-found. Throws
 * conflict for an entry that is countered already, while a proof waits, and where the order would go on without money:
 * `payment-missing` says that. Throws invalid for a refund of more than came in.
 */
export async function correctMoney(
  actor: Actor,
  id: string,
  entryId: string,
  { amount, reason, sure }: CorrectMoneyInput,
): Promise<OrderView> {
  assertAdmin(actor);
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, id);
    assertNoProofWaits(order);
    const entry = isId(entryId)
      ? await tx.moneyEntry.findUnique({
          where: { id: entryId, orderId: id },
          include: { counterBy: { select: { id: true } } },
        })
      : null;
    const isTyped = entry?.kind === "received" || entry?.kind === "refunded";
    if (!entry || !isTyped || entry.rupiah <= 0) throw notFound("Entry");
    if (entry.counterBy) throw new AppError("conflict", "This entry is corrected already");
    const wrong = Number(entry.rupiah);
    const money = await readMoney(tx, id);
    const plan = planner(order, entry.kind);
    const counter = plan(money, -wrong);
    const countered = addMoney(money, counter);
    const right = amount === 0 ? [] : plan(countered, amount);
    const after = addMoney(countered, right);
    assertGoesOn(order, after);
    if (entry.kind === "received") assertPlausible(order, amount, sure);
    const { happenedAt, note, account, image } = entry;
    const by = { source: "admin", actorId: actor.userId, happenedAt } as const;
    const linked = counter.map((move) =>
      move.kind === entry.kind ? { ...move, countersId: entryId } : move,
    );
    await bookMoney(tx, order, money, linked, { ...by, note: reason });
    await releaseRows(tx, id, { entryId, received: after.received });
    if (right.length > 0) {
      await bookMoney(tx, order, countered, right, { ...by, note, account, image });
    }
    const words = `${formatRupiah(wrong)} → ${formatRupiah(amount)}`;
    await addTimelineNote(tx, order, actor, `${TIMELINE_NOTES.corrected}: ${words}`);
    await recordOrderAudit(tx, actor, "order-money-corrected", order, {
      before: { [entry.kind]: wrong, held: heldMoney(money) },
      after: { [entry.kind]: amount, held: heldMoney(after), reason },
    });
  });
  return getOrder(actor, id);
}

function planner({ status }: LockedOrder, kind: string) {
  return (money: Money, rupiah: number) =>
    kind === "received" ? planReceipt(money, rupiah) : planRefund(money, status, rupiah);
}

function assertGoesOn({ status }: LockedOrder, after: Money): void {
  if (after.refunded > after.received) {
    throw invalidField("amount", `Paling banyak ${formatRupiah(Math.max(0, after.received))}`);
  }
  if (heldMoney(after) > 0 || after.received > 0 || !isBeforeParcel(status)) return;
  throw new AppError("conflict", "Then no money of this order came in: say so instead.");
}
