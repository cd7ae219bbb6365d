import "server-only";
import { db } from "../database/db.ts";
import { log } from "../telemetry/log.ts";
import { metrics } from "../telemetry/metrics.ts";
import { inSpan } from "../telemetry/tracing.ts";
import type { Mailer } from "./deliver.ts";
import { holdsSecret } from "./holds-secret.ts";
import { describeFailure } from "./internal/describe-failure.ts";
import { renderMail } from "./render-mail.ts";
import { nextTry } from "./retry-schedule.ts";
import { isMailTemplate } from "./schema.ts";

/** How long a claimed mail is its sender's; after that the sender counts as dead. */
export const LEASE_MS = 5 * 60 * 1000;

type ClaimedMail = {
  id: string;
  recipient: string;
  template: string;
  data: unknown;
  message_id: string;
  tries: number;
};

/**
 * Sends what is due, at most `atMost` mails at once, and answers how many it took on. A mail is
 * taken on under a lease, by one sender of any number, so that it is sent at least once, and a
 * second time only where a sender died or lost the connection before it heard that the first had
 * arrived: then with the same Message-ID.
 */
export async function sendDueMails(
  mailer: Mailer,
  atMost: number,
  now = new Date(),
): Promise<number> {
  const mails = await claim(atMost, now);
  await Promise.all(mails.map((mail) => sendOne(mailer, mail, now)));
  return mails.length;
}

function claim(atMost: number, now: Date): Promise<ClaimedMail[]> {
  const lease = new Date(now.getTime() + LEASE_MS);
  return db().$queryRaw<ClaimedMail[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM outbox_mails
      WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at <= ${now}::timestamptz
        AND (expires_at IS NULL OR expires_at > ${now}::timestamptz)
      ORDER BY next_try_at LIMIT ${atMost}::int
      FOR UPDATE SKIP LOCKED
    )
    UPDATE outbox_mails m SET tries = m.tries + 1, next_try_at = ${lease}::timestamptz
    FROM due WHERE m.id = due.id
    RETURNING m.id::text, m.recipient, m.template, m.data, m.message_id, m.tries`;
}

async function sendOne(mailer: Mailer, mail: ClaimedMail, now: Date): Promise<void> {
  try {
    await inSpan("send mail", { "shop.template": knownTemplate(mail) }, async () => {
      const rendered = await renderMail(mail.template, mail.data);
      await mailer.send({ ...rendered, to: mail.recipient, messageId: mail.message_id });
    });
    metrics().mails.inc({ template: knownTemplate(mail), result: "sent" });
  } catch (error) {
    await noteFailure(mail, describeFailure(error), now);
    return;
  }
  // Whoever claimed it since, it has been sent: what it holds of codes and keys goes.
  await db().outboxMail.updateMany({
    where: { id: mail.id, sentAt: null },
    data: {
      ...{ sentAt: now, failedAt: null, lastError: null },
      ...(holdsSecret(mail.template) && { data: {} }),
    },
  });
}

/** A row may name a template that an earlier version of the shop had. */
function knownTemplate({ template }: ClaimedMail): string {
  return isMailTemplate(template) ? template : "unknown";
}

/** A code's data goes with the last try; an order's stays, so that it can be queued again. */
async function noteFailure(mail: ClaimedMail, reason: string, now: Date): Promise<void> {
  const { id, template, tries } = mail;
  const next = nextTry(tries, now);
  metrics().mails.inc({ template: knownTemplate(mail), result: next ? "retry" : "given-up" });
  // Only for the try that failed: a later one may be under way by somebody else.
  await db().$executeRaw`
    UPDATE outbox_mails SET last_error = ${reason}::text,
      next_try_at = coalesce(${next}::timestamptz, next_try_at),
      failed_at = CASE WHEN ${next}::timestamptz IS NULL THEN ${now}::timestamptz END,
      data = CASE WHEN ${next}::timestamptz IS NULL AND expires_at IS NOT NULL THEN '{}' ELSE data END
    WHERE id = ${id}::uuid AND tries = ${tries}::int AND sent_at IS NULL`;
  if (next)
    log().warn({ mailId: id, template, tries, reason, next }, "a mail has to be tried again");
  else log().error({ mailId: id, template, tries, reason }, "a mail was given up");
}
