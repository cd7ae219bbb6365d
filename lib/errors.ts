/** What can go wrong, in the shop's words. The one table from code to status is in lib/http/error-status.ts. */
export type ErrorCode =
  | "bad-request"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "method-not-allowed"
  | "conflict"
  | "too-large"
  | "unsupported-media-type"
  | "invalid"
  | "too-many-requests"
  | "unavailable";

/** Messages per field. (verify-otp alone answers `errors` as one text: it goes by `body`.) */
export type FieldErrors = Record<string, string[]>;

type ErrorDetails = {
  /** Messages per field, for `invalid`. */
  fields?: FieldErrors;
  /** Further members of the answer's body, such as `soldOut`. */
  body?: Record<string, unknown>;
  /** Further headers of the answer, such as `Retry-After`. */
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The one error that domain functions throw on purpose; its message may be shown to people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly body: Record<string, unknown> | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields;
    this.body = details.body;
    this.headers = details.headers;
  }
}

/** Not there, or not the caller's: both look the same from outside. */
export function notFound(what: string): AppError {
  return new AppError("not-found", `${what} not found`);
}

/** One field's message in the shape of a failed validation. */
export function invalidField(field: string, message: string): AppError {
  return new AppError("invalid", message, { fields: { [field]: [message] } });
}
