import "server-only";
import { db } from "../database/db.ts";
import { assertWithinLimit, consumeLimit, resetLimit } from "../database/rate-limit.ts";
import { AppError } from "../errors.ts";
import { LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS } from "./internal/limits.ts";
import { inHashSlot, isPassword } from "./password-hash.ts";
import type { LoginInput } from "./schema.ts";

/**
 * The id of the account that an e-mail and its password belong to. Throws unauthenticated, with
 * the same words and after the same time whether or not the account exists, and too-many-requests
 * after ten failures for the e-mail or from the address.
 * @param from what the caller's limits are counted by
 */
export async function logIn(input: LoginInput, from: string): Promise<string> {
  const email = input.email.toLowerCase();
  // The limits are looked at inside the slot: of a hundred guesses at once, four get past them.
  return inHashSlot(async () => {
    await Promise.all([
      assertWithinLimit(LOGIN_BY_ACCOUNT, email),
      assertWithinLimit(LOGIN_BY_ADDRESS, from),
    ]);
    const user = await db().user.findUnique({
      where: { email },
      select: { id: true, passwordHash: true },
    });
    if (!(await isPassword(input.password, user?.passwordHash ?? null)) || !user) {
      await Promise.all([
        consumeLimit(LOGIN_BY_ACCOUNT, email),
        consumeLimit(LOGIN_BY_ADDRESS, from),
      ]);
      throw new AppError("unauthenticated", "Invalid password or email!");
    }
    // Not the address's: an attacker's own account would wipe out what their guesses counted.
    await resetLimit(LOGIN_BY_ACCOUNT, email);
    return user.id;
  });
}
