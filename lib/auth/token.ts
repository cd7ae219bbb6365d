import "server-only";
import { secondsInDay } from "date-fns/constants";
import { decode, encode } from "next-auth/jwt";
import { env } from "../environment/env.ts";

export const TOKEN_COOKIE = "token";

/** How long a token, and the session behind it, is good for: 30 days in seconds. */
export const TOKEN_SECONDS = 30 * secondsInDay;

/** An encrypted token that names its session; without a live session row it opens nothing. */
export function makeToken(sessionId: string): Promise<string> {
  return encode({ token: { sid: sessionId }, secret: env().AUTH_SECRET, maxAge: TOKEN_SECONDS });
}

/** The session that a token names; null for anything that this shop didn't make or that has expired. */
export async function readToken(token: string): Promise<string | null> {
  try {
    const claims = await decode({ token, secret: env().AUTH_SECRET });
    return typeof claims?.sid === "string" ? claims.sid : null;
  } catch {
    return null;
  }
}
