import "server-only";
import type { Sql } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";

/**
 * Locks a cart until the transaction ends, and creates it if there is none. Every writer of lines locks it
 * first and gives it a new checkout token. A reader of the old token can see that the lines may have changed.
 */
export async function lockCart(tx: Sql, userId: string): Promise<void> {
  await tx.query(sql`
    INSERT INTO carts (user_id) VALUES (${userId}::uuid)
    ON CONFLICT (user_id) DO UPDATE SET checkout_token = gen_random_uuid(), updated_at = now()`);
}
