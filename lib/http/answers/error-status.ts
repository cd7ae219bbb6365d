import type { ErrorCode } from "../../errors.ts";

/** The only table from error code to status (docs/api.md#errors). */
export const STATUS_OF: Record<ErrorCode, number> = {
  "bad-request": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "too-large": 413,
  "unsupported-media-type": 415,
  invalid: 422,
  "too-many-requests": 429,
  unavailable: 503,
};

/** Of an answer that is `unavailable` because of the database. */
export const RETRY_AFTER_SECONDS = "5";
