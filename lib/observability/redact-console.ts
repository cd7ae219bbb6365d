import "server-only";
import { loggedError } from "../telemetry/logged-error.ts";

// On globalThis: Next bundles this file more than once.
const shared = globalThis as typeof globalThis & { shopConsoleIsRedacted?: true };

/** Makes console.error print errors as the log holds them: Next prints what a page throws. */
export function redactConsole(): void {
  if (shared.shopConsoleIsRedacted) return;
  shared.shopConsoleIsRedacted = true;
  const print = console.error;
  console.error = (...parts: unknown[]) =>
    print(...parts.map((part) => (part instanceof Error ? loggedError(part) : part)));
}
