import { onPool, onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import { randomUUID } from "node:crypto";
import { type Database, db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, notFound } from "../errors.ts";
import { secretKind } from "./mail-secrets.ts";
import { LEASE_MS } from "./send-due-mails.ts";

/** `hurried`: tried now. `copied`: it was sent before, so a copy with its own Message-ID is queued. */
type Requeued = { id: string; how: "requeued" | "hurried" | "copied" };

/** Throws not-found; conflict where its data was deleted, or where a sender may hold its lease. */
export async function resendMail(id: string): Promise<Requeued> {
  if (!isId(id)) throw notFound("Mail");
  return inTransaction(async (tx) => {
    const [locked] = await onPrisma(tx).query<object>(sql`
      SELECT 1 FROM outbox_mails WHERE id = ${id}::uuid FOR UPDATE`);
    const mail = locked && (await tx.outboxMail.findUnique({ where: { id } }));
    if (!mail) throw notFound("Mail");
    if (mail.sentAt) return copy(tx, mail);
    if (mail.failedAt) return requeue(tx, mail);
    if (mail.nextTryAt.getTime() <= Date.now() + LEASE_MS) {
      throw new AppError("conflict", "The mail is being sent, or will be within five minutes");
    }
    await tx.outboxMail.update({ where: { id }, data: { nextTryAt: new Date() } });
    return { id, how: "hurried" };
  });
}

type Mail = { id: string; recipient: string; template: string; data: unknown };

async function copy(tx: Database, mail: Mail): Promise<Requeued> {
  assertHasData(mail);
  const { recipient, template, data } = mail;
  const messageId = randomUUID();
  const row = await tx.outboxMail.create({
    data: { recipient, template, data: data as object, messageId, nextTryAt: new Date() },
    select: { id: true },
  });
  return { id: row.id, how: "copied" };
}

async function requeue(tx: Database, mail: Mail): Promise<Requeued> {
  assertHasData(mail);
  await tx.outboxMail.update({
    where: { id: mail.id },
    data: { failedAt: null, tries: 0, nextTryAt: new Date() },
  });
  return { id: mail.id, how: "requeued" };
}

/** Reason why a mail has no data any more, by the secret that it held. */
const WHY_GONE = {
  code: "The mail held a code, which is gone: its reader asks for a new one",
  key: "The mail held a link that is kept nowhere: setting the order to Payment Confirm and back to In Delivery sends a new one",
  none: "The mail was sent before the shop kept what its mails say",
};

function assertHasData({ template, data }: Mail): void {
  if (Object.keys(data as object).length > 0) return;
  throw new AppError("conflict", WHY_GONE[secretKind(template) ?? "none"]);
}

/** Queues given-up mails, and tries waiting ones now, after an outage. `lost`: mails whose data was deleted. */
export async function requeueFailedMails(): Promise<
  Record<"requeued" | "hurried" | "lost", number>
> {
  const now = new Date();
  const leased = new Date(now.getTime() + LEASE_MS);
  const requeued = await onPool.query(sql`
    UPDATE outbox_mails SET failed_at = NULL, tries = 0, next_try_at = ${now}::timestamptz
    WHERE sent_at IS NULL AND failed_at IS NOT NULL AND data <> '{}'
      AND (expires_at IS NULL OR expires_at > ${now}::timestamptz)
    RETURNING id`);
  const hurried = await onPool.query(sql`
    UPDATE outbox_mails SET next_try_at = ${now}::timestamptz
    WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at > ${leased}::timestamptz
    RETURNING id`);
  const lost = await db().outboxMail.count({ where: { sentAt: null, failedAt: { not: null } } });
  return { requeued: requeued.length, hurried: hurried.length, lost };
}
