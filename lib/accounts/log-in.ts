import "server-only";
import { db } from "../database/db.ts";
import { assertWithinLimit, consumeLimit, resetLimit } from "../database/rate-limit.ts";
import { AppError } from "../errors.ts";
import { assertDemoLoginOpen } from "./demo-accounts.ts";
import { LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS } from "./internal/limits.ts";
import { inHashSlot, isPassword } from "./password-hash.ts";
import type { LoginInput } from "./schema.ts";

/**
 * Returns the account's id. Throws too-many-requests, and unauthenticated: with the same message
 * after the same time whether or not the account exists. The demo's published password opens none
 * at a public address. Limits count by `clientAddress`.
 */
export async function logIn(input: LoginInput, clientAddress: string): Promise<string> {
  const email = input.email.toLowerCase();
  // Inside the slot, so that of many concurrent guesses at most four pass the check.
  return inHashSlot(async () => {
    await Promise.all([
      assertWithinLimit(LOGIN_BY_ACCOUNT, email),
      assertWithinLimit(LOGIN_BY_ADDRESS, clientAddress),
    ]);
    const user = await db().user.findUnique({
      where: { email },
      select: { id: true, passwordHash: true },
    });
    if (!(await isPassword(input.password, user?.passwordHash ?? null)) || !user) {
      await Promise.all([
        consumeLimit(LOGIN_BY_ACCOUNT, email),
        consumeLimit(LOGIN_BY_ADDRESS, clientAddress),
      ]);
      throw new AppError("unauthenticated", "Invalid password or email!");
    }
    // Not the address's limit: attackers could reset it by logging in to their own account.
    await resetLimit(LOGIN_BY_ACCOUNT, email);
    assertDemoLoginOpen(input.password);
    return user.id;
  });
}
