import "server-only";
import { isDatabaseBusy, isDatabaseUnavailable } from "../../database/database-errors.ts";
import { AppError, type FieldErrors } from "../../errors.ts";
import { answerIn } from "../../language/answer-words.ts";
import { spokenLanguage } from "../../language/spoken-language.ts";
import { log } from "../../telemetry/log.ts";
import { metrics } from "../../telemetry/metrics.ts";
import { RETRY_AFTER_SECONDS, STATUS_OF } from "./error-status.ts";

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
