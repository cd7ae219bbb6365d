import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { recordAudits } from "../../audit/record-audit.ts";
import type { Database } from "../../database/db.ts";
import { onPool, onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { inTransaction } from "../../database/transaction.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { accountsLabel } from "../../shop/setting-labels.ts";
import { presentAccounts, takesQris } from "../../shop/settings.ts";
import type { PaymentAccount } from "../../shop/settings-schema.ts";
import { findMailRecipient } from "../internal/find-mail-recipient.ts";
import { proofLink } from "../proofs/proof-link.ts";

const BATCH = 50;

type ReplacedOrder = {
  id: string;
  orderNo: string;
  total: number;
  isProofIn: boolean;
  before: PaymentAccount[];
  after: PaymentAccount[];
  takesQris: boolean;
};

/** Orders that wait for their money and keep other accounts. One without any shows the present ones. */
const outdated = () => sql`status = 'Waiting for Payment' AND payment_status <> 'Paid'
  AND payment_accounts <> ${presentAccounts()}`;

/** Returns how many orders that wait for payment show other accounts than the present. Throws forbidden. */
export async function countOutdatedAccounts(actor: Actor): Promise<number> {
  assertAdmin(actor);
  const [row] = await onPool.query<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM orders WHERE ${outdated()}`);
  return row?.count ?? 0;
}

/**
 * Gives every order that waits for payment the shop's present active accounts, and mails the customers whose
 * order changed. Returns how many did. Concurrent calls are safe. Throws forbidden.
 */
export async function replaceAccounts(actor: Actor): Promise<number> {
  assertAdmin(actor);
  let replaced = 0;
  for (;;) {
    const batch = await inTransaction((tx) => replaceBatch(tx, actor));
    replaced += batch;
    if (batch < BATCH) return replaced;
  }
}

async function replaceBatch(tx: Database, actor: Actor): Promise<number> {
  const orders = await onPrisma(tx).query<ReplacedOrder>(sql`
    WITH open AS (
      SELECT id, payment_accounts AS before FROM orders WHERE ${outdated()}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE)
    UPDATE orders o SET payment_accounts = ${presentAccounts()}, updated_at = now()
    FROM open WHERE o.id = open.id
    RETURNING o.id::text, order_no AS "orderNo", total::float8,
      payment_status = 'Awaiting Verification' AS "isProofIn",
      open.before, payment_accounts AS after, ${takesQris()} AS "takesQris"`);
  for (const order of orders) await mailCustomer(tx, order);
  await recordAudits(
    tx,
    actor,
    orders.map(({ id, orderNo, before, after }) => ({
      action: "order-accounts-replaced",
      subjectId: id,
      subject: orderNo,
      before: { payment_accounts: accountsLabel(before) },
      after: { payment_accounts: accountsLabel(after) },
    })),
  );
  return orders.length;
}

async function mailCustomer(tx: Database, order: ReplacedOrder): Promise<void> {
  const { id, orderNo, total, isProofIn, after, takesQris } = order;
  const recipient = await findMailRecipient(tx, id);
  if (!recipient) return;
  const { to, name, isVerified, lines } = recipient;
  await queueMail(tx, {
    to,
    template: "payment-account-replaced",
    data: {
      orderId: id,
      orderNo,
      name,
      total,
      lines,
      isProofIn,
      accounts: after,
      takesQris,
      proofLink: isVerified ? proofLink(id) : null,
    },
  });
}
