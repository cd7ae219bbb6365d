import "server-only";
import type { Actor } from "../actor.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import { definedFields } from "../database/defined-fields.ts";
import { inTransaction } from "../database/transaction.ts";
import { notFound } from "../errors.ts";
import { emailTaken } from "./internal/email-taken.ts";
import { toUserView } from "./internal/user-view.ts";
import type { UpdateUserInput, UserView } from "./schema.ts";

/** Changes the caller's profile. A new e-mail is unverified. Throws invalid if it has an account. */
export async function updateUser(actor: Actor, input: UpdateUserInput): Promise<UserView> {
  const { name, email, phone_number: phoneNumber } = input;
  try {
    return await inTransaction(async (tx) => {
      if (email !== undefined) {
        await tx.user.updateMany({
          where: { id: actor.userId, email: { not: email } },
          data: { email, emailVerifiedAt: null },
        });
      }
      const where = { id: actor.userId };
      await tx.user.updateMany({ where, data: definedFields({ name, phoneNumber }) });
      const user = await tx.user.findUnique({ where });
      if (!user) throw notFound("Account");
      return toUserView(user);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}
