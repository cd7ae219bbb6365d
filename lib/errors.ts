/** Mapped to HTTP statuses in lib/http/answers/error-answer.ts. */
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

export type FieldErrors = Record<string, string[]>;

type ErrorDetails = {
  fields?: FieldErrors;
  /** Further members of the answer, such as `soldOut`. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The only error that domain functions throw on purpose. Its message is shown to people. */
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

/** Also for what belongs to somebody else. */
export function notFound(what: string): AppError {
  return new AppError("not-found", `${what} not found`);
}

export function invalidField(field: string, message: string): AppError {
  return new AppError("invalid", message, { fields: { [field]: [message] } });
}
