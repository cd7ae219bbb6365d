import "server-only";
import { loggedError } from "../telemetry/logged-error.ts";

/** Makes console.error print errors as the log holds them: Next prints what a page throws. */
export function redactConsole(): void {
  const print = console.error;
  console.error = (...parts: unknown[]) =>
    print(...parts.map((part) => (part instanceof Error ? loggedError(part) : part)));
}
