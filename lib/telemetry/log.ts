import "server-only";
import pino from "pino";
import { env } from "../environment/env.ts";

let logger: pino.Logger | undefined;

/** Structured lines on stdout. Bodies, queries, tokens, codes and passwords are never handed to it; the paths below are the second line of defence. */
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
