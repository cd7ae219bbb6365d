import { ApiError } from "#lib/http/browser/client.ts";

const RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;

/** Returns whether to retry: after network errors and 5xx only (docs/pages.md#requests-from-the-browser). */
export function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < RETRIES;
}

/** Returns the wait before a retry in ms; `attempt` counts from 0. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS);
}
