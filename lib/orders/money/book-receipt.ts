import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import { formatRupiah } from "../../rupiah.ts";
import { addTimelineNote } from "../internal/add-timeline-note.ts";
import { bookMoney, readMoney } from "../internal/money-entries.ts";
import type { LockedOrder } from "../lock-order.ts";
import { recordOrderAudit } from "../order-audit.ts";
import type { RecordReceiptInput } from "../schema.ts";
import { TIMELINE_NOTES } from "../status/timeline-notes.ts";
import { heldMoney, planReceipt } from "./order-ledger.ts";
import { assertPlausible, moneyMoment } from "./typed-receipt.ts";

type BookedReceipt = Pick<RecordReceiptInput, "amount" | "received_on" | "sure"> & {
  note?: string;
};

/** Books money of a locked order that doesn't wait for its payment. Throws invalid as typedReceipt. */
export async function bookReceipt(
  tx: Database,
  actor: Actor,
  order: LockedOrder,
  { amount, received_on, note = "", sure }: BookedReceipt,
): Promise<void> {
  const money = await readMoney(tx, order.id);
  assertPlausible(order, amount, sure);
  const happenedAt = moneyMoment("received_on", received_on, order);
  const origin = { source: "admin", actorId: actor.userId, happenedAt, note } as const;
  const after = await bookMoney(tx, order, money, planReceipt(money, amount), origin);
  await addTimelineNote(tx, order, actor, `${TIMELINE_NOTES.received}: ${formatRupiah(amount)}`);
  await recordOrderAudit(tx, actor, "order-receipt-added", order, {
    before: { held: heldMoney(money) },
    after: { held: heldMoney(after) },
  });
}
