import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import type { Database } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { jakartaDay } from "../dates.ts";
import { AppError, invalidField } from "../errors.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { formatRupiah } from "../money.ts";
import { getOrder } from "./get-order.ts";
import { findMailRecipient } from "./internal/find-mail-recipient.ts";
import { readMoney, writeMoney } from "./internal/money-entries.ts";
import { type LockedOrder, lockOrder } from "./lock-order.ts";
import { addMoney, heldMoney, type Money, type MoneyMove, paymentStatusOf } from "./money.ts";
import { recordOrderAudit } from "./order-audit.ts";
import { isOpen } from "./order-status.ts";
import type { OrderView, RefundInput } from "./schema.ts";
import { TIMELINE_NOTES } from "./timeline-notes.ts";

/**
 * Writes down that money of an ended order went back to its customer, whole or in part, and mails the customer.
 * Throws forbidden, not-found, and invalid for more than the shop has. Throws conflict with `held` where that
 * isn't `held_seen` any more (the second of two admins gets it), and for an open order. `image` is the key of a
 * private picture.
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
  assertRefundable(order, money, held_seen);
  const held = heldMoney(money);
  if (amount > held) throw invalidField("amount", `Paling banyak ${formatRupiah(held)}`);
  if (sent_on > jakartaDay(new Date())) throw invalidField("sent_on", "Tanggal ini belum tiba");
  const refund: MoneyMove = { kind: "refunded", rupiah: amount };
  // Noon in Jakarta, so that the day stays the same in any zone near it.
  const happenedAt = new Date(`${sent_on}T12:00:00+07:00`);
  // Nothing may name the person whose account was deleted.
  const words = order.isErased ? {} : { note, account, image };
  const by = { source: "admin", actorId: actor.userId, happenedAt, ...words } as const;
  await writeMoney(tx, id, [{ ...refund, ...by }]);
  const after = addMoney(money, [refund]);
  await tx.order.update({ where: { id }, data: { paymentStatus: paymentStatusOf(after, order) } });
  const event = `${TIMELINE_NOTES.refunded}: ${formatRupiah(amount)}`;
  await tx.orderEvent.create({
    data: { orderId: id, status: order.status, note: event, actorId: actor.userId },
  });
  await tellCustomer(tx, order, { amount, account, note, left: heldMoney(after) });
  await recordOrderAudit(tx, actor, "order-refunded", order, {
    before: { held },
    after: { held: heldMoney(after) },
  });
}

function assertRefundable({ status }: LockedOrder, money: Money, seen: number): void {
  const held = heldMoney(money);
  if (held !== seen) {
    const message = `The shop has ${formatRupiah(held)} of this order by now. Please look at it again.`;
    throw new AppError("conflict", message, { body: { held } });
  }
  if (!isOpen(status)) return;
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
      ...told,
    },
  });
}
