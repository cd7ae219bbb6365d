import "server-only";
import { openSealedText, sealText } from "../../../environment/sealed-text.ts";
import { log } from "../../../telemetry/log.ts";

const PURPOSE = "totp-key";

/** Encrypts the key of an authenticator app for its account. */
export function sealKey(userId: string, key: string): string {
  return sealText(PURPOSE, userId, key);
}

/** Returns the key; null after a change of AUTH_SECRET (docs/operations.md#a-lost-phone). */
export function openKey(userId: string, sealed: string): string | null {
  const key = openSealedText(PURPOSE, userId, sealed);
  if (key === null) log().warn({ userId }, "a second factor can't be read with this AUTH_SECRET");
  return key;
}
