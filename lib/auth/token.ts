import "server-only";
import { LRUCache } from "lru-cache";
import { decode, encode } from "next-auth/jwt";
import { SESSION_SECONDS } from "../accounts/sessions/session-lifetime.ts";
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

/** Decrypted tokens of this process. next-auth derives a key for each, which costs more than a query. */
const remembered = new LRUCache<string, { sid: string; expiresAtMs: number }>({ max: 2_000 });

/** Returns a token's session id; null if it is expired or not the shop's. */
export async function readToken(token: string): Promise<string | null> {
  const known = remembered.get(token);
  if (known && Date.now() < known.expiresAtMs) return known.sid;
  if (!token.startsWith(`${HEADER}.`)) return null;
  try {
    const claims = await decode({ token, secret: env().AUTH_SECRET });
    if (typeof claims?.sid !== "string") return null;
    remembered.set(token, { sid: claims.sid, expiresAtMs: Number(claims.exp) * 1000 });
    return claims.sid;
  } catch {
    return null;
  }
}
