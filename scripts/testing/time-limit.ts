import { setTimeout as wait } from "node:timers/promises";
import { stopCommands } from "../system/command.mjs";
import { type Counts, crashedSuite } from "./counts.ts";

/** For stopping servers and removing databases. */
const GRACE_MS = 60_000;

/** The part of the limit after which a run is late: the longest suites take a quarter of a slow machine's time. */
const LATE = 0.75;

/**
 * Ends the running programs a minute before the limit, which counts from the launcher's begin. `passed`
 * resolves then, and `graceOver` (to false) if cleaning up doesn't end either.
 */
export function startTimeLimit(
  minutes: number,
  { limitMs = minutes * 60_000 - GRACE_MS - sinceLaunch() } = {},
) {
  let isOver = false;
  const lateAt = performance.now() + limitMs * LATE;
  const unref = { ref: false };
  const passed = wait(limitMs, undefined, unref).then(() => {
    isOver = true;
    stopCommands();
  });
  return {
    passed,
    /** Says that what begins now might not end. */
    isLate: () => performance.now() > lateAt,
    graceOver: passed.then(() => wait(GRACE_MS, false, unref)),
    /** Returns a failure that names what was running, if the time is over. */
    failure: (running: Iterable<string>): Counts[] =>
      isOver
        ? [
            crashedSuite(
              `The run reached its limit of ${minutes} minutes. Running: ${[...running].join(", ")}`,
            ),
          ]
        : [],
  };
}

/** In milliseconds. scripts/launcher/launch.mjs says when it began. */
function sinceLaunch() {
  const launchedAt = Number(process.env.LAUNCHED_AT) || performance.timeOrigin;
  return Date.now() - launchedAt;
}
