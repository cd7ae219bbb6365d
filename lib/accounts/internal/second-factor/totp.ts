import "server-only";
import { Secret, TOTP } from "otpauth";

/** RFC 6238 with the parameters that every authenticator app knows. */
const PARAMETERS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** The library throws for other texts of the same length. */
export const APP_CODE = /^\d{6}$/;
const KEY_BYTES = 20;
/** Steps of 30 s by which a phone's clock may be off, either way. */
const DRIFT_STEPS = 1;

/** Returns a random key in base32. */
export function generateKey(): string {
  return new Secret({ size: KEY_BYTES }).base32;
}

/** Returns the address that an app reads from the QR code. */
export function keyAddress(key: string, shop: string, email: string): string {
  return new TOTP({ ...PARAMETERS, issuer: shop, label: email, secret: key }).toString();
}

/** Returns the time step that a code is right for; null for a wrong one. */
export function stepOfCode(key: string, code: string, now = Date.now()): number | null {
  if (!APP_CODE.test(code)) return null;
  const totp = new TOTP({ ...PARAMETERS, secret: key });
  const drift = totp.validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return drift === null ? null : totp.counter({ timestamp: now }) + drift;
}

export const WRONG_CODE = "This code isn't right, or it was used already";
