import "server-only";
import { millisecondsInHour } from "date-fns/constants";
import { openSealedText, sealText } from "../../../environment/sealed-text.ts";
import { log } from "../../../telemetry/log.ts";

const KEY_PURPOSE = "totp-key";

/** Encrypts the key of an authenticator app for its account. */
export function sealKey(userId: string, key: string): string {
  return sealText(KEY_PURPOSE, userId, key);
}

/** Returns the key; null after a change of AUTH_SECRET (docs/operations.md#a-lost-phone). */
export function openKey(userId: string, sealed: string): string | null {
  const key = openSealedText(KEY_PURPOSE, userId, sealed);
  if (key === null) log().warn({ userId }, "a second factor can't be read with this AUTH_SECRET");
  return key;
}

const SETUP_PURPOSE = "totp-setup";

/** Encrypts a new key for its way through the browser and back. It is good for an hour. */
export function sealSetup(userId: string, key: string): string {
  return sealText(SETUP_PURPOSE, userId, `${Date.now() + millisecondsInHour} ${key}`);
}

/** Returns the key; null for another account's setup, or one that is too old. */
export function openSetup(userId: string, setup: string): string | null {
  const [expiresAt, key = ""] = openSealedText(SETUP_PURPOSE, userId, setup)?.split(" ") ?? [];
  return Number(expiresAt) > Date.now() ? key : null;
}
