import "server-only";
import { isDatabaseBusy, isDatabaseUnavailable } from "../../database/database-errors.ts";
import { AppError, type ErrorCode, type FieldErrors } from "../../errors.ts";
import { answerIn } from "../../language/answer-words.ts";
import { spokenLanguage } from "../../language/spoken-language.ts";
import { log } from "../../telemetry/log.ts";
import { metrics } from "../../telemetry/metrics.ts";

/** Returns the answer for a thrown error, without stack trace, SQL or path (docs/api.md#errors). */
export function errorAnswer(error: unknown, requestId: string): Response {
  if (error instanceof AppError) {
    return Response.json(
      {
        message: translated(error.message),
        ...(error.fields ? { errors: translatedFields(error.fields) } : {}),
        ...error.body,
      },
      { status: STATUS_OF[error.code], headers: error.headers ?? {} },
    );
  }
  if (isDatabaseUnavailable(error)) {
    const state = isDatabaseBusy(error) ? "busy" : "away";
    metrics().errors.inc({ cause: `database-${state}` });
    log().error({ requestId, err: error }, `the database is ${state}`);
    return Response.json(
      { message: translated("The shop is busy for a moment. Please try again.") },
      { status: STATUS_OF.unavailable, headers: { "retry-after": RETRY_AFTER_SECONDS } },
    );
  }
  metrics().errors.inc({ cause: "unexpected" });
  log().error({ requestId, err: error }, "unexpected error");
  return Response.json({ message: translated("Oops, Something went wrong!") }, { status: 500 });
}

const translated = (message: string) => answerIn(spokenLanguage(), message);

function translatedFields(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [name, messages.map(translated)]),
  );
}

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
