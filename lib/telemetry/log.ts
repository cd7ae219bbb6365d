import "server-only";
import pino from "pino";
import { env } from "../environment/env.ts";

let logger: pino.Logger | undefined;

/** Never log bodies, queries, tokens, codes or passwords. The redaction is only a safety net. */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "*.password",
        "*.password_confirmation",
        "*.token",
        "*.access_token",
        "*.otp",
        "*.authorization",
        "*.cookie",
      ],
      censor: "[redacted]",
    },
  });
  return logger;
}
