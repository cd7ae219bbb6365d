import "server-only";
import { isUniqueViolation } from "../database/database-errors.ts";
import { db } from "../database/db.ts";
import { consumeLimit } from "../database/rate-limit.ts";
import { assertUncommonPassword } from "./internal/assert-uncommon-password.ts";
import { emailTaken } from "./internal/email-taken.ts";
import { REGISTER_BY_ADDRESS } from "./internal/limits.ts";
import { toUserView } from "./internal/user-view.ts";
import { hashPassword } from "./password-hash.ts";
import type { RegisterInput, UserView } from "./schema.ts";

/**
 * Opens an account for a customer; it doesn't sign in, and the e-mail counts as unverified. Throws
 * invalid where the e-mail has an account or the password is too common, and too-many-requests.
 * @param from what the caller's limits are counted by
 */
export async function register(input: RegisterInput, from: string): Promise<UserView> {
  await consumeLimit(REGISTER_BY_ADDRESS, from);
  assertUncommonPassword(input.password);
  const { email, name } = input;
  if (await db().user.findUnique({ where: { email }, select: { id: true } })) throw emailTaken();
  const passwordHash = await hashPassword(input.password);
  try {
    const user = await db().user.create({
      data: { email, name, phoneNumber: input.phone_number, passwordHash },
    });
    return toUserView(user);
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}
