import { RESEND_SECONDS } from "#lib/accounts/schema.ts";

const KEY = "code-hold:";

/** Notes that no further code can be asked for yet; the tab remembers it over a reload. */
export function holdResend(email: string, seconds: number = RESEND_SECONDS): void {
  try {
    sessionStorage.setItem(KEY + email, String(Date.now() + seconds * 1000));
  } catch {
    // Storage that is switched off costs only the countdown: the server refuses what comes too early.
  }
}

/** Seconds until another code can be asked for; 0 where nothing speaks against it. */
export function secondsHeld(email: string): number {
  try {
    const until = Number(sessionStorage.getItem(KEY + email));
    return Math.max(0, Math.ceil((until - Date.now()) / 1000));
  } catch {
    return 0;
  }
}
