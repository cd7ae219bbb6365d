import "server-only";
import { db } from "../database/db.ts";

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;

export type MailState = (typeof MAIL_STATES)[number];

/** A mail for operators, without its data. */
export type MailLine = {
  id: string;
  state: MailState;
  to: string;
  template: string;
  tries: number;
  last_error: string | null;
  created_at: Date;
  /** Time of sending, of giving up or of the next try. */
  at: Date;
};

const WHERE = {
  waiting: { sentAt: null, failedAt: null },
  sent: { sentAt: { not: null } },
  failed: { sentAt: null, failedAt: { not: null } },
};

/** Lists the newest mails first; `state` null for all. */
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
