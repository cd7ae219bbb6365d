import "server-only";
import type { VerifiedLogIn } from "../accounts/verified-log-in.ts";
import { deviceCookie } from "./device-cookie.ts";
import { type OpenedSession, openSession } from "./session.ts";
import { signInHeaders } from "./token-cookies.ts";

/** Opens a session for a completed log-in. Returns its cookies, and the known browser's. Throws as openSession. */
export async function openSignedIn(
  verified: VerifiedLogIn,
  { headers: sent }: Request,
): Promise<{ session: OpenedSession; headers: Headers }> {
  const session = await openSession(verified, sent.get("user-agent"));
  const headers = signInHeaders(session);
  headers.append("set-cookie", deviceCookie(sent, verified.userId));
  return { session, headers };
}
