import { execFileSync } from "node:child_process";
import { projectFolder } from "../system/paths.mjs";
import { plans } from "./plans.mjs";
import { isTestFile, suiteOfFile } from "./suite-files.mjs";

/** Read or run by whatever is in them: quick enough to run after any change. */
const ALWAYS = ["format", "types", "boundaries", "unit"];

/** Suites that a change can break, besides the suite of a changed test file itself. */
const REACH = /** @type {const} */ ([
  [/^(lib|emails|prisma|demo)\//, ["domain", "api", "e2e"]],
  [/^app\/api\//, ["api", "e2e"]],
  [/^(app|components|public)\//, ["e2e"]],
  [/^tests\/(factories|fakes|setup)\//, ["domain", "api", "e2e"]],
  [/^tests\/domain\//, ["domain"]],
  [/^tests\/api\//, ["api"]],
  [/^tests\/e2e\//, ["e2e"]],
  [/^(proxy|instrumentation)\.ts$|^next\.config\.mjs$|^package(-lock)?\.json$/, ["api", "e2e"]],
]);

/** Vitest follows the imports of these suites' tests and leaves out what a change can't reach. */
const FOLLOWS_IMPORTS = "domain";

/**
 * Chooses the suites of `npm test` that a change can break. A changed test file alone runs alone.
 * @param {string[]} files changed paths in the project
 * @param {string} since the commit they changed since
 * @returns {Pick<import("./choose-suites.mjs").Choice, "lanes" | "args">}
 */
export function suitesOfChange(files, since) {
  const tests = files.filter(isTestFile);
  const reached = new Set(files.filter((file) => !isTestFile(file)).flatMap(reachedBy));
  /** @type {Record<string, string[]>} */
  const args = {};
  for (const file of tests) {
    const suite = suiteOfFile(file);
    if (!suite || ALWAYS.includes(suite) || reached.has(suite)) continue;
    args[suite] = [...(args[suite] ?? []), file];
  }
  if (reached.has(FOLLOWS_IMPORTS)) args[FOLLOWS_IMPORTS] = [`--changed=${since}`];
  const chosen = [...ALWAYS, ...reached, ...Object.keys(args)];
  const lanes = [...(plans.test ?? []), ...(plans.deep ?? [])]
    .map((lane) => lane.filter((suite) => chosen.includes(suite)))
    .filter((lane) => lane.length > 0);
  return { lanes, args };
}

/** @param {string} file @returns {string[]} */
const reachedBy = (file) =>
  REACH.filter(([place]) => place.test(file)).flatMap(([, names]) => names);

/** @param {string} since a commit @returns {string[]} what changed since, also what isn't committed or added yet */
export function listChanged(since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { cwd: projectFolder, encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = git("diff", "--name-only", "--diff-filter=d", since);
  return [...changed, ...git("ls-files", "--others", "--exclude-standard")];
}
