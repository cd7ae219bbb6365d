import "server-only";
import type { Actor } from "../../actor.ts";
import { inTransaction } from "../../database/transaction.ts";
import { invalidField } from "../../errors.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { unlinkIdentities } from "../identity/link-identity.ts";
import { assertUncommonPassword } from "../internal/common-passwords.ts";
import { endOtherSessions } from "../internal/end-all-sessions.ts";
import { voidCodes } from "../internal/try-code.ts";
import type { ChangePasswordInput } from "../schema.ts";
import { confirmOwner } from "../second-factor/confirm-owner.ts";
import { hashPassword } from "./password-hash.ts";

/**
 * Changes the caller's password, ends the other sessions, unlinks providers, voids reset codes and mails
 * the owner of a verified e-mail. Throws invalid for a new password that is common or the present one, and as confirmOwner.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput): Promise<void> {
  const { current_password: current, password, code } = input;
  assertUncommonPassword(password);
  // Before a code is used up.
  if (password === current) {
    throw invalidField("password", "Please choose another password than the present one.");
  }
  await confirmOwner(actor, { password: current, code }, { password: "current_password" });
  const passwordHash = await hashPassword(password);
  await inTransaction(async (tx) => {
    const { email, ...user } = await tx.user.update({
      where: { id: actor.userId },
      data: { passwordHash, mustChangePassword: false },
      select: { email: true, name: true, emailVerifiedAt: true },
    });
    await voidCodes(tx, actor.userId, "reset-password");
    await endOtherSessions(tx, actor.userId, actor.sessionId);
    await unlinkIdentities(tx, actor.userId);
    // An unverified e-mail may be a stranger's, and the account changes as often as it likes.
    if (!user.emailVerifiedAt) return;
    await queueMail(tx, { to: email, template: "password-changed", data: { name: user.name } });
  });
}
