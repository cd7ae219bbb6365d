import "server-only";
import { AppError } from "../../errors.ts";
import { type LoggedAccount, logSecurityEvent } from "../../telemetry/security-events.ts";
import { consumeCode, type SecondFactor } from "../internal/second-factor/consume-code.ts";
import { WRONG_CODE } from "../internal/second-factor/wrong-code.ts";
import { hasSecondFactor } from "./has-second-factor.ts";

/**
 * Checks the second step of a log-in. Call it after the right password, so that strangers reach neither
 * the step nor its limit. Returns the factor, null for an account without one. Throws unauthenticated
 * with `second_factor`, and too-many-requests. `about` is for the log.
 */
export async function passSecondFactor(
  about: LoggedAccount,
  code = "",
): Promise<SecondFactor | null> {
  if (!(await hasSecondFactor(about.account))) return null;
  if (code === "") {
    logSecurityEvent("log-in without its second factor", about);
    throw refusal("Enter the code of your authenticator app");
  }
  const factor = await consumeCode(about.account, code);
  if (factor) return factor;
  logSecurityEvent("log-in with a wrong second factor", about);
  throw refusal(WRONG_CODE);
}

function refusal(message: string): AppError {
  return new AppError("unauthenticated", message, { body: { second_factor: true } });
}
