import "server-only";
import pino from "pino";
import { env } from "../environment/env.ts";
import { loggedError } from "./logged-error.ts";

let logger: pino.Logger | undefined;

/**
 * Never log bodies, queries, tokens, codes or passwords. The redaction is only a safety net. An error
 * belongs in `err`, so that it is logged without what it quotes.
 */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    serializers: { err: (error: unknown) => loggedError(error) },
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
