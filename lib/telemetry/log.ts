import "server-only";
import pino from "pino";
import { isId } from "../database/identifiers.ts";
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

const WORD = /^[a-z][a-z.-]{0,30}$/;

/** Returns a path whose segments are words or ids; others may be tokens, e-mails or codes. */
export function loggedPath(pathname: string): string {
  return pathname
    .split("/")
    .map((segment) => (segment === "" || WORD.test(segment) || isId(segment) ? segment : "…"))
    .join("/");
}
