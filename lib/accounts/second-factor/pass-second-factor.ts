import "server-only";
import { AppError } from "../../errors.ts";
import { consumeCode } from "../internal/second-factor/consume-code.ts";
import { WRONG_CODE } from "../internal/second-factor/wrong-code.ts";
import { hasSecondFactor } from "./has-second-factor.ts";

/**
 * Checks the second step of a log-in. Call it after the right password, so that strangers reach neither
 * the step nor its limit. Throws unauthenticated with `second_factor`, and too-many-requests.
 */
export async function passSecondFactor(userId: string, code = ""): Promise<void> {
  if (!(await hasSecondFactor(userId))) return;
  if (code === "") throw refusal("Enter the code of your authenticator app");
  if (!(await consumeCode(userId, code))) {
    throw refusal(WRONG_CODE);
  }
}

function refusal(message: string): AppError {
  return new AppError("unauthenticated", message, { body: { second_factor: true } });
}
