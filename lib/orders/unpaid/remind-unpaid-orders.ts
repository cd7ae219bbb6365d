import "server-only";
import { addHours } from "date-fns";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { inTransaction } from "../../database/transaction.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { getShopFacts } from "../../shop/get-shop-facts.ts";
import { presentAccounts, takesQris } from "../../shop/settings.ts";
import type { BankAccount } from "../../shop/settings-schema.ts";
import { findMailRecipient } from "../internal/find-mail-recipient.ts";
import { proofLink } from "../proofs/proof-link.ts";
import { HAS_DEADLINE } from "./payment-deadline.ts";

const BATCH = 50;

type RemindedOrder = {
  id: string;
  orderNo: string;
  /** Rupiah: the total, or what is left of it. */
  due: bigint;
  paymentDeadline: Date;
  isRejected: boolean;
  accounts: BankAccount[];
  takesQris: boolean;
};

/**
 * Queues one reminder for each order near its payment deadline, and marks it in the same transaction.
 * Concurrent calls are safe. Returns how many it queued. A deadline that isn't longer has none.
 */
export async function remindUnpaidOrders(now: Date): Promise<number> {
  const { paymentDeadlineHours, reminderHours } = await getShopFacts();
  if (reminderHours === 0 || paymentDeadlineHours <= reminderHours) return 0;
  let reminded = 0;
  for (;;) {
    const batch = await remindBatch(now, addHours(now, reminderHours));
    reminded += batch;
    if (batch < BATCH) return reminded;
  }
}

function remindBatch(now: Date, until: Date): Promise<number> {
  return inTransaction(async (tx) => {
    const orders = await onPrisma(tx).query<RemindedOrder>(sql`
      UPDATE orders SET reminded_at = ${now}::timestamptz, updated_at = now()
      WHERE id IN (
        SELECT id FROM orders
        WHERE ${HAS_DEADLINE} AND reminded_at IS NULL
          AND payment_deadline > ${now}::timestamptz AND payment_deadline <= ${until}::timestamptz
        ORDER BY payment_deadline LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id::text, order_no AS "orderNo",
        coalesce(money_difference, total) AS due, payment_deadline AS "paymentDeadline",
        payment_status = 'Rejected' AS "isRejected",
        coalesce(payment_accounts, ${presentAccounts()}) AS accounts, ${takesQris()} AS "takesQris"`);
    for (const { id, orderNo, due, paymentDeadline, ...rest } of orders) {
      const recipient = await findMailRecipient(tx, id);
      if (!recipient) continue;
      const { to, name, isVerified, lines } = recipient;
      await queueMail(tx, {
        to,
        template: "payment-reminder",
        data: {
          orderId: id,
          orderNo,
          name,
          total: Number(due),
          lines,
          paymentDeadline: paymentDeadline.toISOString(),
          proofLink: isVerified ? proofLink(id) : null,
          ...rest,
        },
        expiresAt: paymentDeadline,
      });
    }
    return orders.length;
  });
}
