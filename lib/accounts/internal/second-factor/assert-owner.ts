import "server-only";
import type { Actor } from "../../../actor.ts";
import { AppError, invalidField } from "../../../errors.ts";
import { confirmPassword } from "../../confirm-password.ts";
import { hasSecondFactor } from "../../second-factor/has-second-factor.ts";
import type { OwnerProof } from "../../second-factor/schema.ts";
import { consumeCode } from "./consume-code.ts";
import { WRONG_CODE } from "./wrong-code.ts";

/**
 * Checks password and code before the second factor changes, and uses the code up. Throws invalid,
 * too-many-requests, and conflict where there is no second factor.
 */
export async function assertOwner(actor: Actor, { password, code }: OwnerProof): Promise<void> {
  await confirmPassword(actor, password);
  if (!(await hasSecondFactor(actor.userId))) {
    throw new AppError("conflict", "Two-step sign-in is off already");
  }
  if (!(await consumeCode(actor.userId, code))) throw invalidField("code", WRONG_CODE);
}
