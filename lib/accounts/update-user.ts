import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { definedFields } from "../database/defined-fields.ts";
import { inTransaction } from "../database/transaction.ts";
import { invalidField, notFound } from "../errors.ts";
import { normalizeEmail } from "../fields/email.ts";
import { say } from "../language/spoken-language.ts";
import { limit } from "../limits/limit.ts";
import { requestEmailChange } from "./email-change/request-email-change.ts";
import { getUser } from "./get-user.ts";
import { emailTaken, isEmailTaken } from "./internal/email-taken.ts";
import { findStoredEmail } from "./internal/stored-email.ts";
import { lockAccount } from "./lock-account.ts";
import { PASSWORD_FOR_EMAIL, type UpdateUserInput, type UserView } from "./schema.ts";
import { confirmOwner } from "./second-factor/confirm-owner.ts";

/**
 * Changes the caller's profile. A new e-mail waits for its code (docs/accounts.md#change-of-e-mail).
 * Throws as confirmOwner, invalid for an e-mail that is taken, and too-many-requests.
 */
export async function updateUser(actor: Actor, input: UpdateUserInput): Promise<UserView> {
  const { name, email, phone_number: phoneNumber, language } = input;
  if (email && email !== normalizeEmail((await getUser(actor)).email)) {
    await assertMayChangeEmail(actor, email, input);
  }
  await inTransaction(async (tx) => {
    const account = await lockAccount(tx, actor.userId);
    if (!account) throw notFound("Account");
    await tx.user.update({
      where: { id: account.id },
      data: definedFields({ name, phoneNumber, language }),
      select: { id: true },
    });
    if (email && email !== normalizeEmail(account.email))
      await requestEmailChange(tx, account, email);
  });
  return getUser(actor);
}

/** The proof comes first, so that nobody without it learns which e-mails have an account. */
async function assertMayChangeEmail(
  actor: Actor,
  email: string,
  { password, code }: UpdateUserInput,
): Promise<void> {
  if (!password) throw invalidField("password", say(PASSWORD_FOR_EMAIL));
  await confirmOwner(actor, { password, code });
  await limit("email-change", actor.userId).take();
  const stored = await findStoredEmail(email);
  if (stored !== email || (await isEmailTaken(db(), email, actor.userId))) throw emailTaken();
}
