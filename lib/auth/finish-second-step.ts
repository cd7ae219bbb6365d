import "server-only";
import { passIdentityCode } from "../accounts/identity/log-in-by-identity.ts";
import type { Requester } from "../accounts/requester.ts";
import { AppError } from "../errors.ts";
import { spokenLanguage } from "../language/spoken-language.ts";
import { openSignedIn } from "./open-signed-in.ts";
import type { OpenedSession } from "./session.ts";
import { signInNotice } from "./sign-in-notices.ts";
import { endedStepCookie, readStep } from "./sign-in-step.ts";

/**
 * Takes the code of an account that a provider has led to, and opens a session. Throws unauthenticated: with
 * `second_factor` for a wrong code, without where the provider has to be asked again.
 */
export async function finishSecondStep(
  code: string,
  request: Request,
  requester: Requester,
): Promise<{ session: OpenedSession; headers: Headers }> {
  const step = readStep(request.headers);
  if (!step) throw new AppError("unauthenticated", signInNotice("expired", "", spokenLanguage()));
  const verified = await passIdentityCode(step, code, requester);
  if (!verified) {
    const { provider } = step.identity;
    throw new AppError("unauthenticated", signInNotice("failed", provider, spokenLanguage()));
  }
  const opened = await openSignedIn(verified, request);
  opened.headers.append("set-cookie", endedStepCookie());
  return opened;
}
