import "server-only";
import { randomUUID } from "node:crypto";
import type { Database } from "../database/db.ts";
import type { MailData, MailTemplate } from "./schema.ts";

type NewMail<Template extends MailTemplate> = {
  to: string;
  template: Template;
  data: MailData<Template>;
  expiresAt?: Date;
};

/** Queues a mail in the caller's transaction. */
export async function queueMail<Template extends MailTemplate>(
  tx: Database,
  { to, template, data, expiresAt }: NewMail<Template>,
): Promise<void> {
  await tx.outboxMail.create({
    data: {
      recipient: to,
      template,
      data,
      messageId: randomUUID(),
      nextTryAt: new Date(),
      expiresAt: expiresAt ?? null,
    },
    select: { id: true },
  });
}
