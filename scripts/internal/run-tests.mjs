// The second part of `npm test` and `npm run verify`.
import { generateClient } from "../database/prisma-client.mjs";
import { buildAnew, suites } from "../testing/suites.mjs";
import { cleanUp } from "./clean-up.mjs";
import { stopCommands } from "./command.mjs";
import { Failure, report } from "./failure.mjs";
import { seconds } from "./progress.mjs";
import { onStopSignal } from "./stop-signals.mjs";

/**
 * Runs every suite, also after one has failed, and counts.
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
  const total = { passed: 0, failed: 0 };
  // A shell that has it set for the shop would turn the tests' React into the one for production.
  delete process.env.NODE_ENV;
  await generateClient();
  for (const [name, suite] of chosen(args)) {
    if (stopped) break;
    const started = performance.now();
    console.log(`\n── ${name}`);
    const { passed, failed } = await suite().catch((error) => {
      report(error);
      return { passed: 0, failed: 1 };
    });
    console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds(started)})`);
    total.passed += passed;
    total.failed += failed;
  }
  const clean = await cleanUp();
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return stopped || !clean || total.failed > 0 ? 1 : 0;
}

/** @param {string[]} args @returns {[string, () => Promise<import("../testing/counts.mjs").Counts>][]} */
function chosen(args) {
  const names = args.filter((name) => name !== "--build");
  const unknown = names.find((name) => !(name in suites));
  if (unknown) {
    throw new Failure(`There is no suite "${unknown}", only ${Object.keys(suites).join(", ")}.`);
  }
  const all = Object.entries(suites).filter(([name]) => names.length === 0 || names.includes(name));
  return args.includes("--build") ? [["build", buildAnew], ...all] : all;
}
