// `npm test`, `npm run check`, `npm run test:deep` and `npm run verify`.
import { closeSync, openSync, readFileSync } from "node:fs";
import { generateClient } from "../database/prisma-client.mjs";
import { listRoutes } from "../shop/list-routes.mjs";
import { cleanUp } from "../system/clean-up.mjs";
import { report } from "../system/failure.mjs";
import { seconds } from "../system/progress.mjs";
import { listChangedFiles } from "../testing/changed-suites.ts";
import { chooseSuites } from "../testing/choose-suites.ts";
import { addCounts, type Counts, crashedSuite, formatCounts } from "../testing/counts.ts";
import { type Choice, keepSuites, RUNS_ALONE } from "../testing/plans.ts";
import { resultFile } from "../testing/result-file.ts";
import { stopOnSignal } from "../testing/stop-on-signal.ts";
import { cleanBuild, type SuiteLog, suites } from "../testing/suites.ts";
import { startTimeLimit } from "../testing/time-limit.ts";

/** More failures usually share a cause with the first ones. */
const MAX_FAILURES_SHOWN = 20;

const NOTHING: Counts = { passed: 0, failed: 0, failures: [] };

const runningSuites = new Set<string>();

/** Suites that CI has no time left for. */
const notBegun: string[] = [];

let isStopped = (): boolean => false;

/**
 * Runs the chosen suites. Prints the failures last, where CI keeps the end of a long log. `--list` only
 * prints the suites' names.
 */
export async function main(words: string[]): Promise<number> {
  const wanted = words.filter((word) => word !== "--list");
  const choice = chooseSuites(wanted, suites, listChangedFiles);
  if (wanted.length < words.length) {
    console.log(choice.lanes.flat().join("\n"));
    return 0;
  }
  isStopped = stopOnSignal();
  const started = performance.now();
  const minutesOfCi = Number(process.env.TEST_MINUTES);
  const limit = startTimeLimit(minutesOfCi || choice.mostMinutes);
  const isLate = () => minutesOfCi > 0 && limit.isLate();
  // A shell's NODE_ENV=production would give the tests React's production build.
  Reflect.deleteProperty(process.env, "NODE_ENV");
  const results: Counts[] = [];
  await Promise.race([runChoice(choice, isLate, results), limit.passed]);
  results.push(...limit.failure(runningSuites));
  const isCleanedUp = await Promise.race([cleanUp(), limit.graceOver]);
  const total = results.reduce(addCounts, NOTHING);
  printFailures(total.failures);
  if (choice.leftOut) console.log(choice.leftOut);
  if (notBegun.length > 0) console.log(`Not begun: ${notBegun.join(", ")}. The time was over.`);
  for (const test of total.flaky ?? []) console.log(`flaky: ${test}`);
  console.log(`\nAfter ${seconds(started)}:\n${formatCounts(total)}`);
  return isStopped() || !isCleanedUp || total.failed > 0 ? 1 : 0;
}

/** Adds each suite's result to `results` when it has ended. */
async function runChoice(
  { lanes, args, isCleanBuild }: Choice,
  isLate: () => boolean,
  results: Counts[],
) {
  listRoutes();
  await generateClient();
  if (isCleanBuild) results.push(await runSuite("build", cleanBuild, false));
  const isAlone = (suite: string) => RUNS_ALONE.includes(suite);
  const parallel = keepSuites(lanes, (suite) => !isAlone(suite));
  const run = (lane: string[]) =>
    runLane(lane, { args, isLogged: lanes.length > 1, isLate }, results);
  await run(lanes.flat().filter(isAlone));
  await Promise.all(parallel.map(run));
}

async function runLane(
  lane: string[],
  options: { args: Record<string, string[]>; isLogged: boolean; isLate: () => boolean },
  results: Counts[],
) {
  const { args, isLogged, isLate } = options;
  for (const name of lane) {
    if (isStopped()) break;
    if (isLate()) {
      notBegun.push(name);
      continue;
    }
    const run = async (log: SuiteLog | undefined) =>
      (await suites[name]?.({ args: args[name] ?? [], ...(log && { log }) })) ?? NOTHING;
    results.push(await runSuite(name, run, isLogged));
  }
}

/** Runs one suite. When logged, its output goes to a file and is printed only after a failure. */
async function runSuite(
  name: string,
  run: (log: SuiteLog | undefined) => Promise<Counts>,
  isLogged: boolean,
) {
  const started = performance.now();
  console.log(`── ${name} …`);
  runningSuites.add(name);
  const file = resultFile(`${name}.log`);
  const log = isLogged ? { file, descriptor: openSync(file, "w") } : undefined;
  const counts = await run(log).catch((error) => {
    report(error);
    return crashedSuite(error);
  });
  runningSuites.delete(name);
  if (log) {
    closeSync(log.descriptor);
    if (counts.failed > 0) console.log(readFileSync(file, "utf8"));
  }
  console.log(`── ${name}: ${formatCounts(counts)} (${seconds(started)})`);
  return prefixNames(name, counts);
}

/** Puts the suite's name before its failures and flaky tests. */
function prefixNames(suite: string, counts: Counts): Counts {
  const hasNoDetails = counts.failed > 0 && counts.failures.length === 0;
  const failures = hasNoDetails ? ["its own output above says what"] : counts.failures;
  const prefixed = (names: string[] = []) => names.map((name) => `${suite}: ${name}`);
  return { ...counts, failures: prefixed(failures), flaky: prefixed(counts.flaky) };
}

function printFailures(failures: string[]) {
  if (failures.length === 0) return;
  console.log(`\n── failed\n${failures.slice(0, MAX_FAILURES_SHOWN).join("\n")}`);
  const more = failures.length - MAX_FAILURES_SHOWN;
  if (more > 0) console.log(`and ${more} more`);
}
