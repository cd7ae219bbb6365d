import type { Database } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { type AppError, invalidField } from "../../errors.ts";

export const EMAIL_TAKEN = "This email already has an account";

export function emailTaken(): AppError {
  return invalidField("email", EMAIL_TAKEN);
}

/** Returns whether another account than `userId` has an e-mail, or can go back to it by undoing a change. */
export async function isEmailTaken(
  tx: Database,
  email: string,
  userId: string | null = null,
): Promise<boolean> {
  const [row] = await onPrisma(tx).query<{ taken: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM users WHERE email = ${email}::text AND id IS DISTINCT FROM ${userId}::uuid
    ) OR EXISTS (
      SELECT FROM email_changes WHERE old_email = ${email}::text AND undo_token_hash IS NOT NULL
        AND ended_at IS NULL AND expires_at > ${new Date()}::timestamptz
        AND user_id IS DISTINCT FROM ${userId}::uuid
    ) AS taken`);
  return row?.taken ?? false;
}
