import "server-only";
import { secondsInDay } from "date-fns/constants";
import { decode, encode } from "next-auth/jwt";
import { env } from "../environment/env.ts";

export const TOKEN_COOKIE = "token";

export const TOKEN_SECONDS = 30 * secondsInDay;

/** Returns an encrypted JWT that holds only the session's id. */
export function makeToken(sessionId: string): Promise<string> {
  return encode({ token: { sid: sessionId }, secret: env().AUTH_SECRET, maxAge: TOKEN_SECONDS });
}

/** Returns a token's session id; null if it is expired or not the shop's. */
export async function readToken(token: string): Promise<string | null> {
  try {
    const claims = await decode({ token, secret: env().AUTH_SECRET });
    return typeof claims?.sid === "string" ? claims.sid : null;
  } catch {
    return null;
  }
}
