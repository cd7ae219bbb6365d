import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import type { User } from "#prisma/generated/client.ts";
import type { Database } from "../database/db.ts";

/** An account whose row is locked until the transaction ends. */
export type LockedAccount = Pick<User, "id" | "name" | "email" | "role" | "emailVerifiedAt">;

/**
 * Locks an account, so that its changes follow each other. Null for a deleted one. Rows that name the
 * account can still be written: an order holds the cart, which a deletion locks next.
 */
export async function lockAccount(tx: Database, id: string): Promise<LockedAccount | null> {
  const [row] = await onPrisma(tx).query<LockedAccount>(sql`
    SELECT id::text, name, email, role, email_verified_at AS "emailVerifiedAt" FROM users
    WHERE id = ${id}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`);
  return row ?? null;
}
