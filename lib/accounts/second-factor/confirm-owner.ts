import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import { invalidField } from "../../errors.ts";
import { EMPTY } from "../../fields/required-text.ts";
import { say } from "../../language/spoken-language.ts";
import { limit } from "../../limits/limit.ts";
import { consumeCode } from "../internal/second-factor/consume-code.ts";
import { WRONG_CODE } from "../internal/second-factor/totp.ts";
import { inHashSlot, isPassword } from "../passwords/password-hash.ts";
import { hasSecondFactor } from "./read-factor.ts";

const NO_PASSWORD =
  "Your account has no password yet. Set one by Forgot your password? on the login page.";

type Proof = { password: string; code?: string | undefined };

type ProofFields = { password?: string; code?: string };

/**
 * Checks the caller's password and, where the account has a second factor, a code, which is used up.
 * Throws invalid on the field of either, and too-many-requests. No call may ask for the password alone.
 * An account without a password gets invalid as well.
 */
export async function confirmOwner(
  actor: Actor,
  { password, code = "" }: Proof,
  { password: passwordField = "password", code: codeField = "code" }: ProofFields = {},
): Promise<void> {
  await confirmPassword(actor, password, passwordField);
  if (!(await hasSecondFactor(actor.userId))) return;
  if (code === "") throw invalidField(codeField, say(EMPTY));
  if (!(await consumeCode(actor.userId, code))) throw invalidField(codeField, WRONG_CODE);
}

/** Counts right passwords as well, since each costs a hash. */
async function confirmPassword(actor: Actor, password: string, field: string): Promise<void> {
  await limit("password", actor.userId).take();
  const user = await db().user.findUnique({
    where: { id: actor.userId },
    select: { passwordHash: true, hasPassword: true },
  });
  if (user && !user.hasPassword) throw invalidField(field, NO_PASSWORD);
  const isRight = await inHashSlot(() => isPassword(password, user?.passwordHash ?? null));
  if (!isRight) throw invalidField(field, "This isn't your password");
}
