import { readFileSync, statSync } from "node:fs";

/** Longer than any test may take (vitest.config.ts, playwright.config.ts), or an image to build on a busy machine. */
const MOST_SILENCE_MS = 6 * 60_000;
const LOOK_EVERY_MS = 2_000;

/**
 * Calls `end` once a program has written nothing to any of the files for six minutes. `message` then
 * names what ran last, by the file in which the reporter lists the running tests.
 */
export function watchSilence(
  files: { progress: string; output?: string },
  end: () => void,
  most = MOST_SILENCE_MS,
) {
  const started = Date.now();
  let message: string | undefined;
  const timer = setInterval(
    () => {
      const last = Math.max(started, ...Object.values(files).map(writtenAt));
      if (Date.now() - last < most) return;
      clearInterval(timer);
      message = `It was silent for ${Math.round(most / 1000)} s and was ended. Running last:\n${textOf(files.progress) || lastLine(files.output)}`;
      end();
    },
    Math.min(LOOK_EVERY_MS, most),
  );
  return { stop: () => clearInterval(timer), message: () => message };
}

/** In milliseconds since 1970; 0 where there is no such file. */
const writtenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const textOf = (file = "") => (writtenAt(file) > 0 ? readFileSync(file, "utf8").trim() : "");

const lastLine = (file?: string) => textOf(file).split("\n").at(-1) ?? "";
