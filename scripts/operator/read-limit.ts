import { UsageError } from "./command.ts";

const LINES = 50;
const MOST_LINES = 1000;

export const LIMIT_OPTION = {
  limit: { type: "string", about: `at most so many, ${LINES} unless told` },
} as const;

/** Returns the value of `--limit`. Throws UsageError. */
export function readLimit(text: string | boolean | undefined): number {
  const limit = Number(text ?? LINES);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LINES) {
    throw new UsageError(`--limit is a number from 1 to ${MOST_LINES}.`);
  }
  return limit;
}
