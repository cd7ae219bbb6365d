import "server-only";
import type { Database } from "../database/db.ts";

/** Deletes the mails to e-mail addresses and those about orders, also the admins'. */
export async function eraseMails(
  tx: Database,
  emails: readonly string[],
  orderIds: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM outbox_mails
    WHERE recipient = ANY(${[...emails]}::text[]) OR data->>'orderId' = ANY(${[...orderIds]}::text[])`;
}
