import "server-only";
import type { User } from "#prisma/generated/client.ts";
import { ADVISORY_LOCKS } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Role } from "../../roles.ts";

type RightsRow = Pick<User, "id" | "name" | "email" | "role" | "blockedAt">;

/** Finds an account whose rights change. A lock keeps two changes from removing both last admins. Throws not-found. */
export async function lockRights(
  tx: Database,
  where: { email: string } | { id: string },
): Promise<RightsRow> {
  await onPrisma(tx).query(
    sql`SELECT FROM pg_advisory_xact_lock(${ADVISORY_LOCKS.createAdmin}::bigint)`,
  );
  const user = await tx.user.findUnique({
    where,
    select: { id: true, name: true, email: true, role: true, blockedAt: true },
  });
  if (!user) throw notFound("Account");
  return user;
}

/** Gives an account another role, after `lockRights`. Throws conflict for the last admin. */
export async function changeRole(
  tx: Database,
  { id, role }: Pick<RightsRow, "id" | "role">,
  to: Role,
): Promise<void> {
  if (to !== "admin" && role === "admin" && (await isLastAdmin(tx, id))) {
    throw new AppError("conflict", "This is the shop's last admin: make another one first");
  }
  await tx.user.update({ where: { id }, data: { role: to }, select: { id: true } });
}

/** Returns whether no other account is an admin's. Its answer holds after `lockRights`. */
export async function isLastAdmin(tx: Database, id: string): Promise<boolean> {
  return (await tx.user.count({ where: { role: "admin", id: { not: id } } })) === 0;
}
