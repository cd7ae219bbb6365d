import "server-only";
import type { VerifiedLogIn } from "../accounts/verified-log-in.ts";
import { deviceCookie } from "./device-cookie.ts";
import { type OpenedSession, openSession } from "./session.ts";
import { signInHeaders } from "./token-cookies.ts";

/**
 * Opens a session for the account of a completed log-in. Returns it with its cookies, and with the one by
 * which the account knows the browser. Throws as openSession.
 */
export async function openSignedIn(
  verified: VerifiedLogIn,
  { headers: sent }: Request,
): Promise<{ session: OpenedSession; headers: Headers }> {
  const session = await openSession(verified, sent.get("user-agent"));
  const headers = signInHeaders(session);
  headers.append("set-cookie", deviceCookie(sent, verified.userId));
  return { session, headers };
}
