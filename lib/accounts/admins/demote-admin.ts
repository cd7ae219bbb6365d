import "server-only";
import { inTransaction } from "../../database/transaction.ts";
import { AppError } from "../../errors.ts";
import { changeRole, lockRights } from "../internal/change-role.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";

/** Makes an admin a customer, for operators; ends the sessions. Throws not-found, conflict (customer, last admin). */
export function demoteAdmin(email: string): Promise<{ userId: string; sessionsEnded: number }> {
  return inTransaction(async (tx) => {
    const { id, role } = await lockRights(tx, { email });
    if (role !== "admin") throw new AppError("conflict", `${email} is no admin`);
    await changeRole(tx, { id, role }, "user");
    return { userId: id, sessionsEnded: await endAllSessions(tx, id) };
  });
}
