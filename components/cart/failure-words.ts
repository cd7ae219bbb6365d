import { ApiError } from "#lib/http/client.ts";

/** What to tell about a failed change: the server's own words where the shop's state has moved on. */
export function failureWords(error: Error): string {
  const isConflict = error instanceof ApiError && error.status === 409;
  return isConflict ? error.message : "Oops, Something went wrong!";
}
