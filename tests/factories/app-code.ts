import { Secret, TOTP } from "otpauth";

const STEP_MS = 30_000;

/** Returns an authenticator app's code. The shop takes one of the step before or after, too. */
export function appCode(key: string, steps = 0): string {
  const timestamp = Date.now() + steps * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

/** Returns a code that the app won't show in the next minutes. */
export function wrongAppCode(key: string): string {
  const shown = [-2, -1, 0, 1, 2, 3, 4].map((steps) => appCode(key, steps));
  const free = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(6));
  return free.find((code) => !shown.includes(code)) ?? "";
}
