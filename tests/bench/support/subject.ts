import { cleanUp } from "../../../scripts/system/clean-up.mjs";
import { onStopSignal } from "../../../scripts/system/stop-signals.mjs";
import { type Row, report } from "./report.ts";
import { hasWrk } from "./wrk.ts";

/** Runs a bench and prints its rows. Stops what `atEnd` names, even if it is interrupted. */
export async function subject(name: string, measure: () => Promise<Row[]>): Promise<void> {
  const end = () => void cleanUp().then(() => process.exit(1));
  onStopSignal({ first: end, again: () => process.exit(1) });
  try {
    const rows = await measure();
    if (rows.length > 0) report(name, rows);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  await cleanUp();
}

/** Runs a bench that has no rows without wrk. */
export function loadSubject(name: string, measure: () => Promise<Row[]>): Promise<void> {
  return subject(name, async () => {
    if (hasWrk()) return measure();
    leaveOut(name, NO_WRK);
    return [];
  });
}

/** Prints why rows are missing. */
export function leaveOut(rows: string, reason: string): void {
  console.log(`Left out: ${rows}, because ${reason}.`);
}

export const NO_WRK = "wrk isn't here and couldn't be installed";
