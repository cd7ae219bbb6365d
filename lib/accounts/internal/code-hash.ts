import "server-only";
import { randomInt } from "node:crypto";
import { keyedHash } from "../../environment/keyed-hash.ts";
import { OTP_LENGTH } from "../schema.ts";

export type CodePurpose = "register" | "reset-password" | "edit-email";

export function generateCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/** Keyed, because a leaked table of plain hashes could be searched for all 10^8 codes. */
export function hashCode(purpose: string, email: string, code: string): string {
  return keyedHash("one-time-code", [purpose, email, code].join("\n"));
}
