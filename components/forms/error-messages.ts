import { oopsHere } from "#components/ui/ui-words.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { say } from "#lib/language/spoken-language.ts";
import { words } from "#lib/language/words.ts";

const MINUTE = 60;

const WAIT_WORDS = words(
  {
    minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
    seconds: (count: number) => (count === 1 ? "1 second" : `${count} seconds`),
    tooOften: (wait: string) => `That was too often. Please wait ${wait} and try again.`,
  },
  {
    minutes: (count) => `${count} menit`,
    seconds: (count) => `${count} detik`,
    tooOften: (wait) => `Terlalu sering dicoba. Mohon tunggu ${wait}, lalu coba lagi.`,
  },
);

/** Returns the seconds to wait after a 429, else null. */
export function waitSeconds(error: unknown): number | null {
  if (!hasStatus(error, 429)) return null;
  const seconds = Number(error.body.retry_after);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : MINUTE;
}

/** 45 → "45 seconds", 90 → "2 minutes" */
export function durationText(seconds: number): string {
  const said = say(WAIT_WORDS);
  return seconds > MINUTE ? said.minutes(Math.ceil(seconds / MINUTE)) : said.seconds(seconds);
}

/** Returns how long to wait after a 429, else the general message, in the language of the page. */
export function errorMessageOf(error: unknown, otherwise = oopsHere()): string {
  const wait = waitSeconds(error);
  return wait === null ? otherwise : say(WAIT_WORDS).tooOften(durationText(wait));
}

/** Returns the server's message for a conflict, else the general one. */
export function conflictMessage(error: unknown): string {
  return hasStatus(error, 409) ? error.message : oopsHere();
}

/** Returns whether the form shows a notice, so that no toast is needed. */
export function hasNotice(error: unknown): boolean {
  return waitSeconds(error) !== null;
}
