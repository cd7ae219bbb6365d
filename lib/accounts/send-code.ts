import "server-only";
import type { Actor } from "../actor.ts";
import { consumeLimit } from "../database/rate-limit.ts";
import { issueCode } from "./internal/issue-code.ts";
import { CODES_BY_ADDRESS, EDIT_CODES_BY_ACCOUNT } from "./internal/limits.ts";
import type { SendOtpEditEmailInput, SendOtpInput } from "./schema.ts";

/**
 * Sends a code to an account's e-mail; for an unknown one it does the same but for the mail.
 * Throws too-many-requests: again after 60 s, 5 an hour.
 * @param from what the caller's limits are counted by
 */
export async function sendCode({ email, type }: SendOtpInput, from: string): Promise<void> {
  await consumeLimit(CODES_BY_ADDRESS, from);
  await issueCode({ purpose: type, email });
}

/** Sends a code to the e-mail that the caller has changed to. Throws too-many-requests. */
export async function sendEditEmailCode(
  actor: Actor,
  { email }: SendOtpEditEmailInput,
): Promise<void> {
  await consumeLimit(EDIT_CODES_BY_ACCOUNT, actor.userId);
  await issueCode({ purpose: "edit-email", email, userId: actor.userId });
}
