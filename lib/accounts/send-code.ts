import "server-only";
import type { Actor } from "../actor.ts";
import { limit } from "../limits/limit.ts";
import { LIMITS } from "../limits/limits.ts";
import { type IssuedCode, issueCode } from "./internal/issue-code.ts";
import { findStoredEmail } from "./internal/stored-email.ts";
import type { Requester } from "./requester.ts";
import type { ResetEmailInput, SendOtpInput } from "./schema.ts";

/** The same for every e-mail, with an account or without. */
const NOTES: Record<IssuedCode, string | null> = {
  sent: null,
  "held-back": LIMITS["code-held-back"].message,
  paused: LIMITS["code-unverified"].message,
};

/** Mails a code; an unknown e-mail gets none. Returns why no new code may come, or null. Throws too-many-requests. */
export async function sendCode(
  { email, type }: SendOtpInput,
  requester: Requester,
): Promise<string | null> {
  const stored = await findStoredEmail(email);
  return NOTES[await issueCode({ purpose: type, email: stored, requester })];
}

/** Mails a code to the caller's e-mail, or the one they change to, as sendCode does. Any other gets none. */
export async function sendEditEmailCode(
  actor: Actor,
  { email }: ResetEmailInput,
  requester: Requester,
): Promise<string | null> {
  await limit("code-account", actor.userId).take();
  const { userId } = actor;
  const stored = await findStoredEmail(email);
  return NOTES[await issueCode({ purpose: "edit-email", email: stored, userId, requester })];
}
