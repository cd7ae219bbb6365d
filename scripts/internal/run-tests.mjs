// The second part of `npm test` and `npm run verify`.
import { generateClient } from "../database/prisma-client.mjs";
import { brokenOff, sum } from "../testing/counts.mjs";
import { buildAnew, suites } from "../testing/suites.mjs";
import { cleanUp } from "./clean-up.mjs";
import { stopCommands } from "./command.mjs";
import { Failure, report } from "./failure.mjs";
import { seconds } from "./progress.mjs";
import { onStopSignal } from "./stop-signals.mjs";

/** @typedef {import("../testing/counts.mjs").Counts} Counts */

/** More failures than this have one cause, which the first of them show. */
const MOST_FAILURES_TOLD = 20;

/** @type {Counts} */
const NOTHING = { passed: 0, failed: 0, failures: [] };

/**
 * Runs every suite, also after one has failed, and counts. The end of the output names what failed
 * and why: a log of half an hour is often kept by its end alone.
 * @param {string[]} args names of suites, none for all; `--build` for a build before them
 * @returns {Promise<number>} the exit code
 */
export async function main(args) {
  let stopped = false;
  onStopSignal({
    first: () => {
      stopped = true;
      stopCommands();
    },
    again: () => process.exit(1),
  });
  let total = NOTHING;
  // A shell that has it set for the shop would turn the tests' React into the one for production.
  delete process.env.NODE_ENV;
  await generateClient();
  for (const [name, suite] of chosen(args)) {
    if (stopped) break;
    const started = performance.now();
    console.log(`\n── ${name}`);
    const counts = await suite().catch((error) => {
      report(error);
      return brokenOff(error);
    });
    console.log(
      `── ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds(started)})`,
    );
    total = sum(total, named(name, counts));
  }
  const clean = await cleanUp();
  tellFailures(total.failures);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return stopped || !clean || total.failed > 0 ? 1 : 0;
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

/** @param {string[]} args @returns {[string, () => Promise<Counts>][]} */
function chosen(args) {
  const names = args.filter((name) => name !== "--build");
  const unknown = names.find((name) => !(name in suites));
  if (unknown) {
    throw new Failure(`There is no suite "${unknown}", only ${Object.keys(suites).join(", ")}.`);
  }
  const all = Object.entries(suites).filter(([name]) => names.length === 0 || names.includes(name));
  return args.includes("--build") ? [["build", buildAnew], ...all] : all;
}
