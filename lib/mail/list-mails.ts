import "server-only";
import { db } from "../database/db.ts";

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;

export type MailState = (typeof MAIL_STATES)[number];

/** A mail of the outbox as operators see it: never what it says. */
export type MailLine = {
  id: string;
  state: MailState;
  to: string;
  template: string;
  tries: number;
  /** Codes of the last failure; null where there was none. */
  last_error: string | null;
  created_at: Date;
  /** When it was sent or given up, or is tried next. */
  at: Date;
};

const WHERE = {
  waiting: { sentAt: null, failedAt: null },
  sent: { sentAt: { not: null } },
  failed: { sentAt: null, failedAt: { not: null } },
};

/** The newest mails of the outbox, newest first; of one state where it is named. */
export async function listMails(state: MailState | null, limit: number): Promise<MailLine[]> {
  const mails = await db().outboxMail.findMany({
    where: state ? WHERE[state] : {},
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: limit,
    omit: { data: true },
  });
  return mails.map((mail) => ({
    id: mail.id,
    state: mail.sentAt ? "sent" : mail.failedAt ? "failed" : "waiting",
    to: mail.recipient,
    template: mail.template,
    tries: mail.tries,
    last_error: mail.lastError,
    created_at: mail.createdAt,
    at: mail.sentAt ?? mail.failedAt ?? mail.nextTryAt,
  }));
}
