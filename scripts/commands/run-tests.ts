// `npm test`, `npm run check`, `npm run test:deep` and `npm run verify`.
import { closeSync, openSync, readFileSync } from "node:fs";
import { generateClient } from "../database/prisma-client.mjs";
import { cleanUp } from "../system/clean-up.mjs";
import { report } from "../system/failure.mjs";
import { seconds } from "../system/progress.mjs";
import { listChangedFiles } from "../testing/changed-suites.ts";
import { chooseSuites } from "../testing/choose-suites.ts";
import { addCounts, type Counts, crashedSuite, formatCounts } from "../testing/counts.ts";
import { resultFile } from "../testing/result-file.ts";
import { stopOnSignal } from "../testing/stop-on-signal.ts";
import { cleanBuild, suites } from "../testing/suites.ts";

/** More failures usually share a cause with the first ones. */
const MAX_FAILURES_SHOWN = 20;

const NOTHING: Counts = { passed: 0, failed: 0, failures: [] };

let isStopped = (): boolean => false;

/** Runs the chosen suites. Prints the failures last, where CI keeps the end of a long log. */
export async function main(words: string[]): Promise<number> {
  isStopped = stopOnSignal();
  const started = performance.now();
  const { lanes, args, isCleanBuild } = chooseSuites(words, suites, listChangedFiles);
  // A shell's NODE_ENV=production would give the tests React's production build.
  Reflect.deleteProperty(process.env, "NODE_ENV");
  await generateClient();
  const built = isCleanBuild ? await runSuite("build", cleanBuild, false) : NOTHING;
  const isParallel = lanes.length > 1;
  const results = await Promise.all(lanes.map((lane) => runLane(lane, args, isParallel)));
  const total = [built, ...results].reduce((one, other) => addCounts(one, other));
  const isCleanedUp = await cleanUp();
  printFailures(total.failures);
  console.log(`\nAfter ${seconds(started)}:\n${formatCounts(total)}`);
  return isStopped() || !isCleanedUp || total.failed > 0 ? 1 : 0;
}

async function runLane(lane: string[], args: Record<string, string[]>, isParallel: boolean) {
  let total = NOTHING;
  for (const name of lane) {
    if (isStopped()) break;
    const run = (log: number | undefined) =>
      suites[name]?.({ args: args[name] ?? [], ...(log !== undefined && { log }) }) ??
      Promise.resolve(NOTHING);
    total = addCounts(total, await runSuite(name, run, isParallel));
  }
  return total;
}

/** Runs one suite. When logged, its output goes to a file and is printed only after a failure. */
async function runSuite(name: string, run: (log?: number) => Promise<Counts>, isLogged: boolean) {
  const started = performance.now();
  console.log(`── ${name} …`);
  const file = resultFile(`${name}.log`);
  const log = isLogged ? openSync(file, "w") : undefined;
  const counts = await run(log).catch((error) => {
    report(error);
    return crashedSuite(error);
  });
  if (log !== undefined) {
    closeSync(log);
    if (counts.failed > 0) console.log(readFileSync(file, "utf8"));
  }
  console.log(`── ${name}: ${formatCounts(counts)} (${seconds(started)})`);
  return prefixFailures(name, counts);
}

function prefixFailures(suite: string, counts: Counts): Counts {
  const hasNoDetails = counts.failed > 0 && counts.failures.length === 0;
  const failures = hasNoDetails ? ["its own output above says what"] : counts.failures;
  return { ...counts, failures: failures.map((failure) => `${suite}: ${failure}`) };
}

function printFailures(failures: string[]) {
  if (failures.length === 0) return;
  console.log(`\n── failed\n${failures.slice(0, MAX_FAILURES_SHOWN).join("\n")}`);
  const more = failures.length - MAX_FAILURES_SHOWN;
  if (more > 0) console.log(`and ${more} more`);
}
