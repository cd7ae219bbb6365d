import { RESEND_SECONDS } from "#lib/accounts/schema.ts";

const KEY = "code-hold:";

/** Stores when the next code may be requested; the tab keeps it over a reload. */
export function holdResend(email: string, seconds: number = RESEND_SECONDS): void {
  try {
    sessionStorage.setItem(KEY + email, String(Date.now() + seconds * 1000));
  } catch {
    // Without storage only the countdown is missing: the server enforces the wait.
  }
}

/** Returns the seconds until another code may be requested. */
export function secondsHeld(email: string): number {
  try {
    const until = Number(sessionStorage.getItem(KEY + email));
    return Math.max(0, Math.ceil((until - Date.now()) / 1000));
  } catch {
    return 0;
  }
}
