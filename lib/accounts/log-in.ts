import "server-only";
import { db } from "../database/db.ts";
import { AppError } from "../errors.ts";
import { normalizeEmail } from "../fields/email.ts";
import { loggedCaller, logSecurityEvent } from "../telemetry/security-events.ts";
import { assertDemoLoginOpen } from "./demo-accounts.ts";
import { checkLogInLimits } from "./internal/check-log-in-limits.ts";
import { formsOfEmail } from "./internal/stored-email.ts";
import { inHashSlot, isPassword } from "./passwords/password-hash.ts";
import type { Requester } from "./requester.ts";
import type { LoginInput } from "./schema.ts";
import { passSecondFactor } from "./second-factor/pass-second-factor.ts";
import type { VerifiedLogIn } from "./verified-log-in.ts";

/**
 * Returns what the log-in has verified, for openSession. Throws too-many-requests, and unauthenticated: with
 * the same message after the same time whether or not the account exists. A right password without the
 * second factor's code has `second_factor` in the error. A blocked account's password counts as wrong. The
 * demo's published password opens none at a public address.
 */
export async function logIn(input: LoginInput, requester: Requester): Promise<VerifiedLogIn> {
  const email = normalizeEmail(input.email);
  try {
    return await tryLogIn({ ...input, email }, requester);
  } catch (error) {
    if (error instanceof AppError && error.code === "too-many-requests") {
      const account = (await db().user.findUnique({ where: { email }, select: { id: true } }))?.id;
      const from = loggedCaller(requester.group);
      logSecurityEvent("log-in refused by a limit", { account, from });
    }
    throw error;
  }
}

async function tryLogIn(input: LoginInput, requester: Requester): Promise<VerifiedLogIn> {
  const { email } = input;
  const from = loggedCaller(requester.group);
  const attempt = await checkLogInLimits(email, requester);
  return inHashSlot(async () => {
    // Inside the slot, so that of many concurrent guesses at most four pass the check.
    await attempt.assertAllowed();
    const users = await db().user.findMany({
      where: { email: { in: formsOfEmail(email) } },
      select: { id: true, email: true, passwordHash: true, blockedAt: true },
    });
    const user = users.find((account) => account.email === email) ?? users[0] ?? null;
    const isRight = await isPassword(input.password, user?.passwordHash ?? null);
    if (!isRight || !user || user.blockedAt) {
      await attempt.countFailure();
      const event = isRight
        ? "log-in to a blocked account"
        : "log-in with a wrong e-mail or password";
      logSecurityEvent(event, { account: user?.id, from });
      throw new AppError("unauthenticated", "Invalid password or email!");
    }
    await attempt.countSuccess();
    const about = { account: user.id, from };
    assertDemoLoginOpen(input.password, about);
    const { used: secondFactor, factorKey } = await passSecondFactor(about, input.code);
    logSecurityEvent("log-in", { ...about, secondFactor });
    return { userId: user.id, by: { passwordHash: user.passwordHash }, factorKey };
  });
}
