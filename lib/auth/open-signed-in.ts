import "server-only";
import type { ProvenLogIn } from "../accounts/proven-log-in.ts";
import { deviceCookie } from "./device-cookie.ts";
import { type OpenedSession, openSession } from "./session.ts";
import { signInHeaders } from "./token-cookies.ts";

/**
 * Opens a session for the account of a completed log-in. Returns it with its cookies, and with the one by
 * which the account knows the browser. Throws as openSession.
 */
export async function openSignedIn(
  proven: ProvenLogIn,
  { headers: sent }: Request,
): Promise<{ session: OpenedSession; headers: Headers }> {
  const session = await openSession(proven, sent.get("user-agent"));
  const headers = signInHeaders(session);
  headers.append("set-cookie", deviceCookie(sent, proven.userId));
  return { session, headers };
}
