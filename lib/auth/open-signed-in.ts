import "server-only";
import { deviceCookie } from "./device-cookie.ts";
import { type OpenedSession, openSession } from "./session.ts";
import { signInHeaders } from "./token-cookies.ts";

/**
 * Opens a session for whoever a log-in has proved. Returns it with its cookies, and the one by which the
 * browser is known to the account. Throws as openSession.
 */
export async function openSignedIn(
  userId: string,
  { headers: sent }: Request,
): Promise<{ session: OpenedSession; headers: Headers }> {
  const session = await openSession(userId, sent.get("user-agent"));
  const headers = signInHeaders(session);
  headers.append("set-cookie", deviceCookie(sent, userId));
  return { session, headers };
}
