import { addMinutes } from "date-fns";
import { db } from "#lib/database/db.ts";
import { queueMail } from "#lib/mail/queue-mail.ts";
import { MAIL_DATA, type MailData, type MailTemplate } from "#lib/mail/schema.ts";
import { newEmail } from "./account.ts";

export const QUEUED_CODE = "48151623";

/** Queues a notice. Returns its recipient. */
export async function queueNotice(to = newEmail()): Promise<string> {
  await queueMail(db(), { to, template: "password-changed", data: { name: "Uji Coba" } });
  return to;
}

/** Queues a mail with a code, which is good for ten minutes unless told. Returns its recipient. */
export async function queueCode(expiresAt = addMinutes(new Date(), 10)): Promise<string> {
  const to = newEmail();
  const data = { name: "Uji Coba", code: QUEUED_CODE };
  await queueMail(db(), { to, template: "verify-email-code", data, expiresAt });
  return to;
}

/**
 * Returns the data of one template's mails about an order, oldest first. Checks that each is
 * complete.
 */
export async function queuedMails<Template extends MailTemplate>(
  template: Template,
  orderId: string,
): Promise<(MailData<Template> & { to: string; expiresAt: Date | null })[]> {
  const mails = await db().outboxMail.findMany({
    where: { template, data: { path: ["orderId"], equals: orderId } },
    orderBy: { createdAt: "asc" },
  });
  return mails.map(({ recipient, data, expiresAt }) => ({
    ...(MAIL_DATA[template].parse(data) as MailData<Template>),
    ...{ to: recipient, expiresAt },
  }));
}
