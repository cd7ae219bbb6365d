import { hasStatus } from "#lib/http/browser/client.ts";

const OOPS = "Oops, Something went wrong!";
const MINUTE = 60;

/** Returns the seconds to wait after a 429, else null. */
export function waitSeconds(error: unknown): number | null {
  if (!hasStatus(error, 429)) return null;
  const seconds = Number(error.body.retry_after);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : MINUTE;
}

/** 45 → "45 seconds", 90 → "2 minutes" */
export function durationText(seconds: number): string {
  const isLong = seconds > MINUTE;
  const count = isLong ? Math.ceil(seconds / MINUTE) : seconds;
  const unit = isLong ? "minute" : "second";
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}

/** Returns how long to wait after a 429, else the general message. */
export function errorMessageOf(error: unknown, otherwise = OOPS): string {
  const wait = waitSeconds(error);
  if (wait === null) return otherwise;
  return `That was too often. Please wait ${durationText(wait)} and try again.`;
}

/** Returns the server's message for a conflict, else the general one. */
export function conflictMessage(error: unknown): string {
  return hasStatus(error, 409) ? error.message : OOPS;
}

/** Returns whether the form shows a notice, so that no toast is needed. */
export function hasNotice(error: unknown): boolean {
  return waitSeconds(error) !== null;
}
