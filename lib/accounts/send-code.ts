import "server-only";
import type { Actor } from "../actor.ts";
import { consumeLimit } from "../database/rate-limit.ts";
import { issueCode } from "./internal/issue-code.ts";
import { CODES_BY_ADDRESS, EDIT_CODES_BY_ACCOUNT } from "./internal/limits.ts";
import type { SendOtpEditEmailInput, SendOtpInput } from "./schema.ts";

/** Mails a code. An unknown e-mail gets none, without an error. Throws too-many-requests. */
export async function sendCode(
  { email, type }: SendOtpInput,
  clientAddress: string,
): Promise<void> {
  await consumeLimit(CODES_BY_ADDRESS, clientAddress);
  await issueCode({ purpose: type, email });
}

/**
 * Mails a code to the caller's e-mail, or to the one that they change to. Any other gets none, without
 * an error. Throws too-many-requests.
 */
export async function sendEditEmailCode(
  actor: Actor,
  { email }: SendOtpEditEmailInput,
): Promise<void> {
  await consumeLimit(EDIT_CODES_BY_ACCOUNT, actor.userId);
  await issueCode({ purpose: "edit-email", email, userId: actor.userId });
}
