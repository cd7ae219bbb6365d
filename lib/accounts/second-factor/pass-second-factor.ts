import "server-only";
import { db } from "../../database/db.ts";
import { AppError } from "../../errors.ts";
import { type LoggedAccount, logSecurityEvent } from "../../telemetry/security-events.ts";
import { consumeCode, type SecondFactor } from "../internal/second-factor/consume-code.ts";
import { WRONG_CODE } from "../internal/second-factor/totp.ts";
import { findFactorKey } from "./read-factor.ts";

/** `used` and `factorKey` are null for an account without a second factor. */
type PassedFactor = { used: SecondFactor | null; factorKey: string | null };

/**
 * Checks the second step of a log-in. Call it after the right password, so that strangers reach neither
 * the step nor its limit. Throws unauthenticated with `second_factor`, and too-many-requests. `about` is
 * for the log.
 */
export async function passSecondFactor(about: LoggedAccount, code = ""): Promise<PassedFactor> {
  const factorKey = await findFactorKey(db(), about.account);
  if (!factorKey) return { used: null, factorKey };
  if (code === "") {
    logSecurityEvent("log-in without its second factor", about);
    throw refusal("Enter the code of your authenticator app");
  }
  const used = await consumeCode(about.account, code);
  if (used) return { used, factorKey };
  logSecurityEvent("log-in with a wrong second factor", about);
  throw refusal(WRONG_CODE);
}

function refusal(message: string): AppError {
  return new AppError("unauthenticated", message, { body: { second_factor: true } });
}
