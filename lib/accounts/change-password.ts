import "server-only";
import type { Actor } from "../actor.ts";
import { inTransaction } from "../database/transaction.ts";
import { invalidField } from "../errors.ts";
import { greetedName } from "../mail/greeted-name.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { confirmPassword } from "./confirm-password.ts";
import { endPendingChange } from "./email-change/pending-change.ts";
import { assertUncommonPassword } from "./internal/assert-uncommon-password.ts";
import { endOtherSessions } from "./internal/end-all-sessions.ts";
import { hashPassword } from "./password-hash.ts";
import type { ChangePasswordInput } from "./schema.ts";

/**
 * Changes the caller's password, ends the other sessions and a pending change of e-mail, voids reset codes and mails the owner. Throws
 * invalid for a wrong present password, and for a new one that is common or the present one.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput): Promise<void> {
  const { current_password: current, password } = input;
  assertUncommonPassword(password);
  await confirmPassword(actor, current, "current_password");
  if (password === current) {
    throw invalidField("password", "Please choose another password than the present one.");
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(async (tx) => {
    const { email, ...user } = await tx.user.update({
      where: { id: actor.userId },
      data: { passwordHash, mustChangePassword: false },
      select: { email: true, name: true, emailVerifiedAt: true },
    });
    await tx.oneTimeCode.updateMany({
      where: { userId: actor.userId, purpose: "reset-password", usedAt: null },
      data: { usedAt: new Date() },
    });
    await endPendingChange(tx, actor.userId);
    await endOtherSessions(tx, actor.userId, actor.sessionId);
    await queueMail(tx, {
      to: email,
      template: "password-changed",
      data: { name: greetedName(user) },
    });
  });
}
