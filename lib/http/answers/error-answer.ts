import "server-only";
import { isDatabaseBusy, isDatabaseUnavailable } from "../../database/database-errors.ts";
import { AppError } from "../../errors.ts";
import { log } from "../../telemetry/log.ts";
import { metrics } from "../../telemetry/metrics.ts";
import { STATUS_OF } from "./error-status.ts";

const RETRY_AFTER_SECONDS = "5";

/** Returns the answer for a thrown error, without stack trace, SQL or path (docs/api.md#errors). */
export function errorAnswer(error: unknown, requestId: string): Response {
  if (error instanceof AppError) {
    return Response.json(
      {
        message: error.message,
        ...(error.fields ? { errors: error.fields } : {}),
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
      { message: "The shop is busy for a moment. Please try again." },
      { status: STATUS_OF.unavailable, headers: { "retry-after": RETRY_AFTER_SECONDS } },
    );
  }
  metrics().errors.inc({ cause: "unexpected" });
  log().error({ requestId, err: error }, "unexpected error");
  return Response.json({ message: "Oops, Something went wrong!" }, { status: 500 });
}
