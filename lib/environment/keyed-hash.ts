import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "./env.ts";

/** Returns a text's HMAC under AUTH_SECRET, 43 characters, to compare but not read. `purpose` keeps uses apart. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", env().AUTH_SECRET).update(`${purpose}\n${text}`).digest("base64url");
}

/** Compares two hashes without telling by the time where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
