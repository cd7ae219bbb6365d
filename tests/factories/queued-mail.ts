import { db } from "#lib/database/db.ts";
import { MAIL_DATA, type MailData, type MailTemplate } from "#lib/mail/schema.ts";

/**
 * Returns the data of one template's mails about an order, oldest first. Checks that each is
 * complete.
 */
export async function queuedMails<Template extends MailTemplate>(
  template: Template,
  orderId: string,
): Promise<(MailData<Template> & { to: string })[]> {
  const mails = await db().outboxMail.findMany({
    where: { template, data: { path: ["orderId"], equals: orderId } },
    orderBy: { createdAt: "asc" },
  });
  return mails.map(({ recipient, data }) => ({
    ...(MAIL_DATA[template].parse(data) as MailData<Template>),
    to: recipient,
  }));
}
