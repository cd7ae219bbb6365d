import { createHash } from "node:crypto";

/** Returns what a row keeps of a link's random token. A fast hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
