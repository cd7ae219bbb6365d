// The second part of `npm test`, `npm run check`, `npm run test:deep` and `npm run verify`.
import { closeSync, openSync, readFileSync } from "node:fs";
import { generateClient } from "../database/prisma-client.mjs";
import { cleanUp } from "../system/clean-up.mjs";
import { stopCommands } from "../system/command.mjs";
import { report } from "../system/failure.mjs";
import { seconds } from "../system/progress.mjs";
import { onStopSignal } from "../system/stop-signals.mjs";
import { listChanged } from "../testing/changed-suites.mjs";
import { chooseSuites } from "../testing/choose-suites.mjs";
import { brokenOff, inWords, sum } from "../testing/counts.mjs";
import { resultFile } from "../testing/result-file.mjs";
import { buildAnew, suites } from "../testing/suites.mjs";

/** @typedef {import("../testing/counts.mjs").Counts} Counts */

/** More failures than this have one cause, which the first of them show. */
const MOST_FAILURES_TOLD = 20;

/** @type {Counts} */
const NOTHING = { passed: 0, failed: 0, failures: [] };

let stopped = false;

/**
 * Runs the chosen suites, also after one has failed, and counts. The end of the output names what
 * failed and why: of a long log often only the end is kept.
 * @param {string[]} words what follows `npm test --` (scripts/testing/choose-suites.mjs)
 * @returns {Promise<number>} the exit code
 */
export async function main(words) {
  onStopSignal({
    first: () => {
      stopped = true;
      stopCommands();
    },
    again: () => process.exit(1),
  });
  const started = performance.now();
  const { lanes, args, anew } = chooseSuites(words, suites, listChanged);
  // A shell that has it set for the shop would turn the tests' React into the one for production.
  delete process.env.NODE_ENV;
  await generateClient();
  const built = anew ? await runSuite("build", buildAnew, false) : NOTHING;
  const isSideBySide = lanes.length > 1;
  const results = await Promise.all(lanes.map((lane) => runLane(lane, args, isSideBySide)));
  const total = [built, ...results].reduce((one, other) => sum(one, other));
  const clean = await cleanUp();
  tellFailures(total.failures);
  console.log(`\nAfter ${seconds(started)}:\n${inWords(total)}`);
  return stopped || !clean || total.failed > 0 ? 1 : 0;
}

/**
 * @param {string[]} lane names of suites, run one after the other
 * @param {Record<string, string[]>} args by suite
 * @param {boolean} isSideBySide whether other lanes run meanwhile
 */
async function runLane(lane, args, isSideBySide) {
  let total = NOTHING;
  for (const name of lane) {
    if (stopped) break;
    const run = (/** @type {number | undefined} */ log) =>
      suites[name]?.({ args: args[name] ?? [], ...(log !== undefined && { log }) }) ??
      Promise.resolve(NOTHING);
    total = sum(total, await runSuite(name, run, isSideBySide));
  }
  return total;
}

/**
 * Runs one suite and says how it went. Beside others its output goes to a file, and is shown at the
 * suite's end where something failed.
 * @param {string} name
 * @param {(log?: number) => Promise<Counts>} run
 * @param {boolean} isLogged
 */
async function runSuite(name, run, isLogged) {
  const started = performance.now();
  console.log(`── ${name} …`);
  const file = resultFile(`${name}.log`);
  const log = isLogged ? openSync(file, "w") : undefined;
  const counts = await run(log).catch((error) => {
    report(error);
    return brokenOff(error);
  });
  if (log !== undefined) {
    closeSync(log);
    if (counts.failed > 0) console.log(readFileSync(file, "utf8"));
  }
  console.log(`── ${name}: ${inWords(counts)} (${seconds(started)})`);
  return named(name, counts);
}

/** @param {string} suite @param {Counts} counts @returns {Counts} with every failure under the suite's name */
function named(suite, counts) {
  const untold = counts.failed > 0 && counts.failures.length === 0;
  const failures = untold ? ["its own output above says what"] : counts.failures;
  return { ...counts, failures: failures.map((failure) => `${suite}: ${failure}`) };
}

/** @param {string[]} failures */
function tellFailures(failures) {
  if (failures.length === 0) return;
  console.log(`\n── failed\n${failures.slice(0, MOST_FAILURES_TOLD).join("\n")}`);
  const more = failures.length - MOST_FAILURES_TOLD;
  if (more > 0) console.log(`and ${more} more`);
}
