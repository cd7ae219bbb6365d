import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import { endDemoSessions } from "../accounts/demo-accounts.ts";
import { log } from "../telemetry/log.ts";

const RETRY_MS = millisecondsInMinute;

/** Closes and counts the demo's accounts at a public address. Retries until the database answers. */
export async function checkDemoAccounts(): Promise<void> {
  try {
    const count = await endDemoSessions();
    if (count > 0) log().warn({ count }, SENTENCE);
  } catch (err) {
    log().error({ err }, "the demo's accounts couldn't be looked for");
    setTimeout(() => void checkDemoAccounts(), RETRY_MS).unref();
  }
}

const SENTENCE =
  "Accounts have the demo's published password. They can't sign in at this address: `npm run admin -- remove-demo` removes the demo's, and reset-password gives others a new one.";
