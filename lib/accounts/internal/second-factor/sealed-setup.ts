import "server-only";
import { millisecondsInHour } from "date-fns/constants";
import { openSealedText, sealText } from "../../../environment/sealed-text.ts";

const PURPOSE = "totp-setup";
const LIFETIME_MS = millisecondsInHour;

/** Encrypts a new key for its way through the browser and back. It is good for an hour. */
export function sealSetup(userId: string, key: string): string {
  return sealText(PURPOSE, userId, `${Date.now() + LIFETIME_MS} ${key}`);
}

/** Returns the key; null for another account's setup, or one that is too old. */
export function openSetup(userId: string, setup: string): string | null {
  const [expiresAt, key = ""] = openSealedText(PURPOSE, userId, setup)?.split(" ") ?? [];
  return Number(expiresAt) > Date.now() ? key : null;
}
