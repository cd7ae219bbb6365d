import { randomBytes } from "node:crypto";
import { addDays } from "date-fns";
import type { Database } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { hashToken } from "../../database/token-hash.ts";
import { env } from "../../environment/env.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { readPaymentSettings } from "../../shop/settings.ts";
import type { LockedOrder } from "../lock-order.ts";
import { readOrderAccounts } from "../money/order-accounts.ts";
import type { MoneyPlan } from "../money/order-ledger.ts";
import { proofLink } from "../proofs/proof-link.ts";
import { proofAcceptance } from "../proofs/takes-proof.ts";
import type { PaymentStatus } from "../status/order-status.ts";
import type { MoveMail } from "../status/plan-move.ts";
import { findMailRecipient } from "./find-mail-recipient.ts";

/** A move's mail, and payment status, plan of its money and rupiah still due after the move. */
type QueuedMove = {
  mail: MoveMail;
  paymentStatus: PaymentStatus;
  money: MoneyPlan;
  moneyDifference: number | null;
};

/** Queues the customer's mail about a move, in the move's transaction. A deleted account gets none. */
export async function queueMoveMail(
  tx: Database,
  order: LockedOrder,
  { mail, paymentStatus, money, moneyDifference }: QueuedMove,
): Promise<void> {
  const recipient = await findMailRecipient(tx, order.id);
  if (!recipient) return;
  const { to, name, isVerified, lines } = recipient;
  const data = {
    orderId: order.id,
    orderNo: order.orderNo,
    name,
    total: order.total,
    lines,
  };
  switch (mail.template) {
    case "payment-confirmed":
      return queueMail(tx, { to, template: mail.template, data });
    case "payment-short":
      return queueMail(tx, {
        to,
        template: mail.template,
        data: {
          ...data,
          came: typeof money === "object" ? money.amount : 0,
          due: moneyDifference ?? 0,
          paymentDeadline: mail.deadline?.toISOString() ?? null,
          proofLink: isVerified && mail.deadline ? proofLink(order.id) : null,
          accounts: await readOrderAccounts(order.id, onPrisma(tx)),
          takesQris: (await readPaymentSettings(onPrisma(tx))).qris !== null,
        },
      });
    case "out-of-stock":
      return queueMail(tx, { to, template: mail.template, data: { ...data, paymentStatus } });
    case "order-cancelled": {
      const ended = { status: "Cancelled", endedAt: new Date(), proofs: 0 } as const;
      const { lateUntil } = proofAcceptance({ ...ended, paymentStatus });
      return queueMail(tx, {
        to,
        template: mail.template,
        data: {
          ...data,
          paymentStatus,
          cause: mail.cause,
          lateUntil,
          proofLink: isVerified && lateUntil ? proofLink(order.id) : null,
        },
      });
    }
    case "in-delivery": {
      const completeLink = isVerified ? await createCompletionLink(tx, order.id) : null;
      const { service, etd } = await tx.order.findUniqueOrThrow({
        where: { id: order.id },
        select: { service: true, etd: true },
      });
      return queueMail(tx, {
        to,
        template: mail.template,
        data: {
          ...data,
          carrier: order.carrier,
          service,
          etd,
          resi: order.resi,
          completeLink,
        },
      });
    }
    case "proof-rejected":
      return queueMail(tx, {
        to,
        template: mail.template,
        data: {
          ...data,
          reason: mail.reason,
          paymentDeadline: mail.deadline.toISOString(),
          proofLink: isVerified ? proofLink(order.id) : null,
          isLate: mail.isLate,
        },
        expiresAt: mail.deadline,
      });
  }
}

/** Validity of the link (docs/orders.md#completion-link). */
const VALID_DAYS = 60;

/** Creates the link by which a customer completes an order. Earlier links stay valid. */
async function createCompletionLink(tx: Database, orderId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.completionToken.create({
    data: {
      tokenHash: hashToken(token),
      orderId,
      expiresAt: addDays(new Date(), VALID_DAYS),
    },
    select: { tokenHash: true },
  });
  return new URL(`/complete-order?token=${token}`, env().SITE_URL).href;
}
