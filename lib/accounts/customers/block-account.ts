import "server-only";
import { inTransaction } from "../../database/transaction.ts";
import { AppError } from "../../errors.ts";
import { changeRole, lockRights } from "../internal/change-role.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";
import { voidCodes } from "../internal/try-code.ts";

type Blocked = { userId: string; wasAdmin: boolean; sessionsEnded: number };

/**
 * Lets nobody sign in to an account any more, for operators. Ends its sessions and codes; admins and packers
 * become customers. Throws not-found, and conflict for a blocked account and for the last admin.
 */
export function blockAccount(email: string): Promise<Blocked> {
  return inTransaction(async (tx) => {
    const { id, role, blockedAt } = await lockRights(tx, { email });
    if (blockedAt) throw new AppError("conflict", `${email} is blocked already`);
    const wasAdmin = role === "admin";
    if (role !== "user") await changeRole(tx, { id, role }, "user");
    const data = { blockedAt: new Date() };
    await tx.user.update({ where: { id }, data, select: { id: true } });
    await voidCodes(tx, id);
    return { userId: id, wasAdmin, sessionsEnded: await endAllSessions(tx, id) };
  });
}

/** Opens a blocked account again, as a customer's. Throws not-found, and conflict where it isn't blocked. */
export function unblockAccount(email: string): Promise<{ userId: string }> {
  return inTransaction(async (tx) => {
    const { id, blockedAt } = await lockRights(tx, { email });
    if (!blockedAt) throw new AppError("conflict", `${email} isn't blocked`);
    await tx.user.update({ where: { id }, data: { blockedAt: null }, select: { id: true } });
    return { userId: id };
  });
}
