import "server-only";
import type { Sql } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";

/**
 * Locks a cart until the transaction ends, and creates it where there is none. Every writer of lines locks it
 * first, and gives it another checkout token: whoever read the old one knows that the lines may have changed.
 */
export async function lockCart(tx: Sql, userId: string): Promise<void> {
  await tx.query(sql`
    INSERT INTO carts (user_id) VALUES (${userId}::uuid)
    ON CONFLICT (user_id) DO UPDATE SET checkout_token = gen_random_uuid(), updated_at = now()`);
}
