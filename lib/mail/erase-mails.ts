import "server-only";
import type { Database } from "../database/db.ts";

/** Deletes the mails to an e-mail address and those about orders, also the admins'. */
export async function eraseMails(
  tx: Database,
  email: string,
  orderIds: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM outbox_mails
    WHERE recipient = ${email}::text OR data->>'orderId' = ANY(${[...orderIds]}::text[])`;
}
