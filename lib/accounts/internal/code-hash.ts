import "server-only";
import { createHmac, randomInt } from "node:crypto";
import { env } from "../../environment/env.ts";
import { OTP_LENGTH } from "../schema.ts";

export type CodePurpose = "register" | "reset-password" | "edit-email";

export function generateCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/** An HMAC, because a leaked table of plain hashes could be searched for all 10^8 codes. */
export function hashCode(purpose: string, email: string, code: string): string {
  return createHmac("sha256", env().AUTH_SECRET)
    .update(`one-time-code\n${purpose}\n${email}\n${code}`)
    .digest("base64url");
}
