import { RESEND_SECONDS } from "#lib/limits/browser-limits.ts";

const KEY = "code-hold:";

type Hold = {
  seconds?: number;
  /** Why no new code may have come. */
  note?: string | null;
};

/** Stores when the next code may be requested; the tab keeps it over a reload. */
export function holdResend(
  email: string,
  { seconds = RESEND_SECONDS, note = readHold(email).note }: Hold = {},
): void {
  try {
    const hold = { until: Date.now() + seconds * 1000, note };
    sessionStorage.setItem(KEY + email, JSON.stringify(hold));
  } catch {
    // Without storage only the countdown is missing: the server enforces the wait.
  }
}

/** Returns the seconds until another code may be requested, and the last note. */
export function readHold(email: string): { left: number; note: string | null } {
  try {
    const hold = JSON.parse(sessionStorage.getItem(KEY + email) ?? "{}");
    const left = Math.max(0, Math.ceil((Number(hold.until ?? 0) - Date.now()) / 1000));
    return { left, note: typeof hold.note === "string" ? hold.note : null };
  } catch {
    return { left: 0, note: null };
  }
}
