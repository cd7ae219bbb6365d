import "server-only";
import { decode, encode } from "next-auth/jwt";
import { SESSION_SECONDS } from "../accounts/session-lifetime.ts";
import { env } from "../environment/env.ts";

export const TOKEN_COOKIE = "token";

/**
 * The protected header of every token that `encode` writes. `decode` would take any algorithm that a
 * header names, also those that derive a key by many thousand hashes.
 */
const HEADER = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString("base64url");

/** Returns an encrypted JWT that holds only the session's id. The session itself may end earlier. */
export function makeToken(sessionId: string): Promise<string> {
  const maxAge = SESSION_SECONDS.user;
  return encode({ token: { sid: sessionId }, secret: env().AUTH_SECRET, maxAge });
}

/** Returns a token's session id; null if it is expired or not the shop's. */
export async function readToken(token: string): Promise<string | null> {
  if (!token.startsWith(`${HEADER}.`)) return null;
  try {
    const claims = await decode({ token, secret: env().AUTH_SECRET });
    return typeof claims?.sid === "string" ? claims.sid : null;
  } catch {
    return null;
  }
}
