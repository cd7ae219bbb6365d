import "server-only";
import { createHmac } from "node:crypto";
import { env } from "./env.ts";

/**
 * Returns the HMAC of a text under AUTH_SECRET, 43 characters. It stores what has to be compared but
 * not read, as a client's address. `purpose` keeps the hashes of two uses apart.
 */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", env().AUTH_SECRET).update(`${purpose}\n${text}`).digest("base64url");
}
