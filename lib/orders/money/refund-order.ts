import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import type { Database } from "../../database/db.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError, invalidField } from "../../errors.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { formatRupiah } from "../../rupiah.ts";
import { getOrder } from "../get-order.ts";
import { addTimelineNote } from "../internal/add-timeline-note.ts";
import { assertHeld } from "../internal/assert-held.ts";
import { findMailRecipient } from "../internal/find-mail-recipient.ts";
import { bookMoney, readMoney } from "../internal/money-entries.ts";
import { type LockedOrder, lockOrder } from "../lock-order.ts";
import { recordOrderAudit } from "../order-audit.ts";
import type { OrderView, RefundInput } from "../schema.ts";
import { isOpen } from "../status/order-status.ts";
import { TIMELINE_NOTES } from "../status/timeline-notes.ts";
import { differenceOf, heldMoney, type Money, planRefund } from "./order-ledger.ts";
import { moneyMoment } from "./typed-receipt.ts";

/**
 * Writes down that money of an order went back to its customer, whole or in part, and mails the customer. Of an open
 * order only what is beyond its total goes back. Throws forbidden, not-found, and invalid for more than that, and for a
 * day before the order's. Throws conflict with `held` where that isn't `held_seen` any more (the second of two admins
 * gets it), and for an open order that has no more than its total. `image` is the key of a private picture.
 */
export async function refundOrder(
  actor: Actor,
  id: string,
  input: RefundInput,
  image: string | null = null,
): Promise<OrderView> {
  assertAdmin(actor);
  await inTransaction((tx) => recordRefund(tx, actor, id, { ...input, image }));
  return getOrder(actor, id);
}

async function recordRefund(
  tx: Database,
  actor: Actor,
  id: string,
  { amount, account, sent_on, note, held_seen, image }: RefundInput & { image: string | null },
): Promise<void> {
  const order = await lockOrder(tx, id);
  const money = await readMoney(tx, id);
  assertHeld(money, held_seen);
  const most = refundable(order, money);
  if (amount > most) throw invalidField("amount", `Paling banyak ${formatRupiah(most)}`);
  const happenedAt = moneyMoment("sent_on", sent_on, order);
  // Nothing may name the person whose account was deleted.
  const words = order.isErased ? {} : { note, account, image };
  const origin = { source: "admin", actorId: actor.userId, happenedAt, ...words } as const;
  const after = await bookMoney(tx, order, money, planRefund(money, order.status, amount), origin);
  await addTimelineNote(tx, order, actor, `${TIMELINE_NOTES.refunded}: ${formatRupiah(amount)}`);
  await tellCustomer(tx, order, { amount, account, note, left: heldMoney(after) });
  await recordOrderAudit(tx, actor, "order-refunded", order, {
    before: { held: heldMoney(money) },
    after: { held: heldMoney(after) },
  });
}

function refundable({ status }: LockedOrder, money: Money): number {
  const held = heldMoney(money);
  if (!isOpen(status)) return held;
  const beyond = Math.min(held, -differenceOf(money));
  if (beyond > 0) return beyond;
  throw new AppError("conflict", `This order is ${status}. End it before money goes back.`, {
    body: { held },
  });
}

type Told = { amount: number; account: string; note: string; left: number };

async function tellCustomer(tx: Database, order: LockedOrder, told: Told): Promise<void> {
  const recipient = await findMailRecipient(tx, order.id);
  if (!recipient) return;
  await queueMail(tx, {
    to: recipient.to,
    template: "money-returned",
    data: {
      orderId: order.id,
      orderNo: order.orderNo,
      name: recipient.name,
      total: order.total,
      lines: recipient.lines,
      ...told,
    },
  });
}
