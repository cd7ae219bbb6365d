import "server-only";
import type { User } from "#prisma/generated/client.ts";
import { ADVISORY_LOCKS } from "../database/advisory-locks.ts";
import type { Database } from "../database/db.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, notFound } from "../errors.ts";
import { endAllSessions } from "./internal/end-all-sessions.ts";
import { voidCodes } from "./internal/try-code.ts";

type Blocked = { userId: string; wasAdmin: boolean; sessionsEnded: number };

/**
 * Lets nobody sign in to an account any more, for operators. Ends its sessions and codes; an admin becomes
 * a customer. Throws not-found, and conflict for a blocked account and for the last admin.
 */
export function blockAccount(email: string): Promise<Blocked> {
  return inTransaction(async (tx) => {
    const { id, role, blockedAt } = await lockRights(tx, email);
    if (blockedAt) throw new AppError("conflict", `${email} is blocked already`);
    const wasAdmin = role === "admin";
    if (wasAdmin) await demote(tx, id);
    const data = { blockedAt: new Date() };
    await tx.user.update({ where: { id }, data, select: { id: true } });
    await voidCodes(tx, id);
    return { userId: id, wasAdmin, sessionsEnded: await endAllSessions(tx, id) };
  });
}

/** Opens a blocked account again, as a customer's. Throws not-found, and conflict where it isn't blocked. */
export function unblockAccount(email: string): Promise<{ userId: string }> {
  return inTransaction(async (tx) => {
    const { id, blockedAt } = await lockRights(tx, email);
    if (!blockedAt) throw new AppError("conflict", `${email} isn't blocked`);
    await tx.user.update({ where: { id }, data: { blockedAt: null }, select: { id: true } });
    return { userId: id };
  });
}

/**
 * Makes an admin a customer again and ends the sessions, for operators. Throws not-found, and conflict
 * for a customer and for the last admin.
 */
export function demoteAdmin(email: string): Promise<{ userId: string; sessionsEnded: number }> {
  return inTransaction(async (tx) => {
    const { id, role } = await lockRights(tx, email);
    if (role !== "admin") throw new AppError("conflict", `${email} is no admin`);
    await demote(tx, id);
    return { userId: id, sessionsEnded: await endAllSessions(tx, id) };
  });
}

/**
 * Finds an account whose rights an operator changes. Locks against a concurrent command, which could take
 * the rights of the other last admin. Throws not-found.
 */
async function lockRights(
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
