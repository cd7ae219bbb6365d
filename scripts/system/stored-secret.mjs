import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Returns the secret in a file, which the first call has made. @param {string} file @param {number} bytes */
export function storedSecret(file, bytes) {
  const secret = () => randomBytes(bytes).toString("base64url");
  if (!existsSync(file)) writeFileSync(file, secret(), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}
