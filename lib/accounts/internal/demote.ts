import "server-only";
import type { User } from "#prisma/generated/client.ts";
import { ADVISORY_LOCKS } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { AppError, notFound } from "../../errors.ts";

/**
 * Finds an account whose rights an operator changes. Locks against a concurrent command, which could take
 * the rights of the other last admin. Throws not-found.
 */
export async function lockRights(
  tx: Database,
  email: string,
): Promise<Pick<User, "id" | "role" | "blockedAt">> {
  await onPrisma(tx).query(
    sql`SELECT FROM pg_advisory_xact_lock(${ADVISORY_LOCKS.createAdmin}::bigint)`,
  );
  const user = await tx.user.findUnique({
    where: { email },
    select: { id: true, role: true, blockedAt: true },
  });
  if (!user) throw notFound("Account");
  return user;
}

/** Makes a customer of an admin, after `lockRights`. Throws conflict for the last admin. */
export async function demote(tx: Database, id: string): Promise<void> {
  if ((await tx.user.count({ where: { role: "admin", id: { not: id } } })) === 0) {
    throw new AppError("conflict", "This is the shop's last admin: make another one first");
  }
  await tx.user.update({ where: { id }, data: { role: "user" }, select: { id: true } });
}
