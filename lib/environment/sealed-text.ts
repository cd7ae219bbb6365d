import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
/** GCM's standard length. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names cipher and layout, so that a later version can still open the texts of this one. */
const VERSION = "v1";

/** One key for each purpose. A random nonce is safe for 2^32 texts under one key. */
function keyOf(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", env().AUTH_SECRET, "", `sealed\n${purpose}`, KEY_BYTES));
}

/** Encrypts a text under AUTH_SECRET. Only the same purpose and owner can open it. */
export function sealText(purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce).setAAD(Buffer.from(owner));
  const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const all = Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
  return `${VERSION}.${all.toString("base64url")}`;
}

/** Returns the text; null if it was changed, is another owner's, or AUTH_SECRET is another one. */
export function openSealedText(purpose: string, owner: string, sealed: string): string | null {
  const [version, data = ""] = sealed.split(".");
  const all = Buffer.from(data, "base64url");
  if (version !== VERSION || all.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = all.subarray(0, NONCE_BYTES);
  const tag = all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(purpose), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  try {
    const hidden = all.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
