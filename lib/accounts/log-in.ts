import "server-only";
import { db } from "../database/db.ts";
import { AppError } from "../errors.ts";
import { assertDemoLoginOpen } from "./demo-accounts.ts";
import { admitLogIn } from "./internal/admit-log-in.ts";
import { inHashSlot, isPassword } from "./password-hash.ts";
import type { Requester } from "./requester.ts";
import type { LoginInput } from "./schema.ts";
import { passSecondFactor } from "./second-factor/pass-second-factor.ts";

/**
 * Returns the account's id. Throws too-many-requests, and unauthenticated: with the same message
 * after the same time whether or not the account exists. A right password without the second factor's
 * code has `second_factor` in the error. The demo's published password opens none at a public address.
 */
export async function logIn(input: LoginInput, requester: Requester): Promise<string> {
  const email = input.email.toLowerCase();
  const attempt = await admitLogIn(email, requester);
  return inHashSlot(async () => {
    // Inside the slot, so that of many concurrent guesses at most four pass the check.
    await attempt.assertAllowed();
    const user = await db().user.findUnique({
      where: { email },
      select: { id: true, passwordHash: true },
    });
    if (!(await isPassword(input.password, user?.passwordHash ?? null)) || !user) {
      await attempt.countFailure();
      throw new AppError("unauthenticated", "Invalid password or email!");
    }
    await attempt.countSuccess();
    assertDemoLoginOpen(input.password);
    await passSecondFactor(user.id, input.code);
    return user.id;
  });
}
