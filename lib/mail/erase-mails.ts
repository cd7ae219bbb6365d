import "server-only";
import type { Database } from "../database/db.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";

/** Deletes the mails to e-mail addresses and those about orders, also the admins'. */
export async function eraseMails(
  tx: Database,
  emails: readonly string[],
  orderIds: readonly string[],
): Promise<void> {
  await onPrisma(tx).query(sql`
    DELETE FROM outbox_mails
    WHERE recipient = ANY(${[...emails]}::text[]) OR data->>'orderId' = ANY(${[...orderIds]}::text[])`);
}
