import "server-only";
import { keyedHash } from "../environment/keyed-hash.ts";
import { log } from "./log.ts";

/** Security events with the levels of their lines (docs/monitoring.md#security-events). */
export const SECURITY_EVENTS = {
  "log-in": "info",
  "log-in with a wrong e-mail or password": "info",
  "log-in without its second factor": "info",
  "log-in with a wrong second factor": "info",
  "log-in with the demo's published password": "warn",
  "log-in to a blocked account": "warn",
  "log-in refused by a limit": "warn",
  "log-in by a provider refused": "info",
  "code asked for": "info",
  "right code": "info",
  "wrong code": "info",
  "page refused": "info",
} as const satisfies Record<string, "info" | "warn">;

type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** An account, and the caller who wants to sign in to it. `from` comes from `loggedCaller`. */
export type LoggedAccount = { account: string; from: string };

/** Words of the code's own, ids and hashes. Never an e-mail, an address, a code or a password. */
type About = {
  account: string | undefined;
  /** From `loggedCaller`. */
  from: string;
  [detail: string]: string | null | undefined;
};

/** Writes a security event into the log. It stands beside the request's own line. */
export function logSecurityEvent(event: SecurityEvent, about: About): void {
  log()[SECURITY_EVENTS[event]](about, event);
}

/** Enough to tell callers apart. */
const LENGTH = 12;

/** Returns a caller's address group as logs hold it: the same for all lines of one caller. */
export function loggedCaller(group: string): string {
  return keyedHash("logged-caller", group).slice(0, LENGTH);
}
