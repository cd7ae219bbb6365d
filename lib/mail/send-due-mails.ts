import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { millisecondsInMinute } from "date-fns/constants";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { db } from "../database/db.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import type { Language } from "../language/languages.ts";
import { log } from "../telemetry/log.ts";
import { metrics } from "../telemetry/metrics.ts";
import type { Mailer } from "./deliver.ts";
import { renderMail } from "./mail-renderer.ts";
import { secretKind } from "./mail-secrets.ts";
import { nextTry } from "./retry-schedule.ts";
import { isMailTemplate } from "./schema.ts";

/** After this its sender counts as dead. */
export const LEASE_MS = 5 * millisecondsInMinute;

/** Longer than a database takes to fail over, and much shorter than the lease. */
const NOTE_TRIES = 60;
const NOTE_PAUSE_MS = 1_000;

type ClaimedMail = {
  id: string;
  recipient: string;
  template: string;
  data: unknown;
  message_id: string;
  tries: number;
  language: Language;
};

/**
 * Claims at most `atMost` due mails and sends them at once; codes, which somebody waits for, before the
 * others. Returns how many it claimed. Delivery is at least once: docs/pictures-and-mail.md#sending.
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

/** By SQL, so that a worker without mail doesn't load Prisma's engine. */
function claim(atMost: number, now: Date): Promise<ClaimedMail[]> {
  const lease = new Date(now.getTime() + LEASE_MS);
  return onPool.query<ClaimedMail>(sql`
    WITH codes AS MATERIALIZED (
      SELECT id FROM outbox_mails
      WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at <= ${now}::timestamptz
        AND expires_at > ${now}::timestamptz
      ORDER BY next_try_at LIMIT ${atMost}::int
      FOR UPDATE SKIP LOCKED
    ), others AS MATERIALIZED (
      SELECT id FROM outbox_mails
      WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at <= ${now}::timestamptz
        AND expires_at IS NULL
      ORDER BY next_try_at LIMIT ${atMost}::int - (SELECT count(*) FROM codes)
      FOR UPDATE SKIP LOCKED
    ), due AS (SELECT id FROM codes UNION ALL SELECT id FROM others)
    UPDATE outbox_mails m SET tries = m.tries + 1, next_try_at = ${lease}::timestamptz
    FROM due WHERE m.id = due.id
    RETURNING m.id::text, m.recipient, m.template, m.data, m.message_id, m.tries,
      coalesce((SELECT u.language FROM users u WHERE u.email = m.recipient), 'en') AS language`);
}

async function sendOne(mailer: Mailer, mail: ClaimedMail, now: Date): Promise<void> {
  try {
    const rendered = await renderMail(mail.template, mail.data, mail.language);
    await mailer.send({ ...rendered, to: mail.recipient, messageId: mail.message_id });
    metrics().mails.inc({ template: knownTemplate(mail), result: "sent" });
  } catch (error) {
    await insistOn(() => recordError(mail, describeError(error), now));
    return;
  }
  await insistOn(() => recordSent(mail, now));
}

/** Repeats what notes a mail's outcome while the database is away: else the mail would go out again. */
async function insistOn(note: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await note();
      return;
    } catch (error) {
      if (tries === NOTE_TRIES || !isDatabaseUnavailable(error)) throw error;
    }
    await pause(NOTE_PAUSE_MS);
  }
}

/** Also notes it where another sender has claimed it since. */
function recordSent({ id, template }: ClaimedMail, now: Date) {
  return db().outboxMail.updateMany({
    where: { id, sentAt: null },
    data: {
      ...{ sentAt: now, failedAt: null, lastError: null },
      ...(secretKind(template) && { data: {} }),
    },
  });
}

/** Rows may name templates of earlier releases. */
function knownTemplate({ template }: ClaimedMail): string {
  return isMailTemplate(template) ? template : "unknown";
}

/** After the last try a code's data is deleted; an order's stays for requeueFailedMails. */
async function recordError(mail: ClaimedMail, reason: string, now: Date): Promise<void> {
  const { id, template, tries } = mail;
  const next = nextTry(tries, now);
  metrics().mails.inc({ template: knownTemplate(mail), result: next ? "retry" : "given-up" });
  // `tries` guards against another sender's later try.
  await onPool.query(sql`
    UPDATE outbox_mails SET last_error = ${reason}::text,
      next_try_at = coalesce(${next}::timestamptz, next_try_at),
      failed_at = CASE WHEN ${next}::timestamptz IS NULL THEN ${now}::timestamptz END,
      data = CASE WHEN ${next}::timestamptz IS NULL AND expires_at IS NOT NULL THEN '{}' ELSE data END
    WHERE id = ${id}::uuid AND tries = ${tries}::int AND sent_at IS NULL`);
  if (next)
    log().warn({ mailId: id, template, tries, reason, next }, "a mail has to be tried again");
  else log().error({ mailId: id, template, tries, reason }, "a mail was given up");
}

/** Returns error codes for outbox and log. A server's or template's message may quote the mail. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  const parts = [code, responseCode, command].filter(
    (part) => typeof part === "number" || (typeof part === "string" && /^[\w ]{1,40}$/.test(part)),
  );
  return parts.length > 0 ? parts.join(" ") : error.name;
}
