import "server-only";
import { isDatabaseAway } from "../database/database-errors.ts";
import { log } from "../telemetry/log.ts";

export type Steps = Record<string, () => Promise<unknown>>;

/** Runs the steps one after the other. Logs an error with the step's name, and goes on with the next. */
export async function runSteps(steps: Steps): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run();
    } catch (err) {
      log().error({ step, err, away: isDatabaseAway(err) }, "a step of the background work failed");
    }
  }
}
