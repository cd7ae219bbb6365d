import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectFolder } from "../system/paths.mjs";

/**
 * How many passed and failed, and which failed for what reason, as far as the suite's report says.
 * `skipped` are what this machine can't run.
 * @typedef {{ passed: number, failed: number, skipped?: number, failures: string[] }} Counts
 */

/** Enough of a message for what was expected, what came, and the line that says so. */
const MESSAGE_LINES = 12;

/** A check that is one thing, whatever it looks at. @param {boolean} held @returns {Counts} */
export const oneCheck = (held) => ({ passed: held ? 1 : 0, failed: held ? 0 : 1, failures: [] });

/** A suite that couldn't be run to its end. @param {unknown} error @returns {Counts} */
export function brokenOff(error) {
  const why = error instanceof Error ? error.message : String(error);
  return { passed: 0, failed: 1, failures: [told("it couldn't be run", why)] };
}

/** @param {Counts} one @param {Counts} other @returns {Counts} */
export const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: (one.skipped ?? 0) + (other.skipped ?? 0),
  failures: [...one.failures, ...other.failures],
});

/**
 * Words a result as CI reads it: `3 passed, 0 failed`, and what was skipped where anything was.
 * @param {Counts} counts
 */
export function inWords({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * What vitest's JSON report says. A file that could not even be loaded counts as one failure, and
 * so does an error outside of every test.
 * @param {string} file
 * @param {number} code vitest's exit code
 * @returns {Counts}
 */
export function vitestCounts(file, code) {
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numPendingTests: skipped = 0,
    testResults = [],
  } = readReport(file);
  const failedTests = (/** @type {any} */ { assertionResults }) =>
    assertionResults.filter((/** @type {any} */ { status }) => status === "failed");
  const unloaded = testResults.filter(
    (/** @type {any} */ result) => result.status === "failed" && failedTests(result).length === 0,
  );
  const failures = testResults.flatMap((/** @type {any} */ result) =>
    failedTests(result).map((/** @type {any} */ test) =>
      told(`${inRepository(result.name)} › ${test.fullName}`, test.failureMessages?.[0]),
    ),
  );
  for (const { name, message } of unloaded) failures.push(told(inRepository(name), message));
  return { passed, failed: atLeastOne(numFailedTests + unloaded.length, code), skipped, failures };
}

/**
 * What Playwright's JSON report says.
 * @param {string} file
 * @param {number} code
 * @returns {Counts}
 */
export function playwrightCounts(file, code) {
  const { stats = {}, suites = [] } = readReport(file);
  const { expected: passed = 0, unexpected = 0, flaky = 0 } = stats;
  return { passed, failed: atLeastOne(unexpected + flaky, code), failures: journeys(suites) };
}

/**
 * The failed ones of a report's nested suites.
 * @param {any[]} suites
 * @param {string[]} within the titles of the groups around them
 * @returns {string[]}
 */
function journeys(suites, within = []) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(isFailed).map((/** @type {any} */ { title, line, tests }) => {
      const errors = tests.flatMap(resultsOf).flatMap((/** @type {any} */ { errors }) => errors);
      return told([`${file}:${line}`, ...within, title].join(" › "), errors[0]?.message);
    }),
    ...inner.flatMap((/** @type {any} */ group) => journeys([group], [...within, group.title])),
  ]);
}

/** @param {any} spec */
const isFailed = ({ tests }) =>
  tests.some((/** @type {any} */ { status }) => status === "unexpected" || status === "flaky");

/** @param {any} test */
const resultsOf = ({ results }) => results;

/** @param {string} path */
const inRepository = (path) => relative(projectFolder, path);

/** @param {string} what @param {string} [why] a message, with or without its stack trace */
function told(what, why = "") {
  const lines = stripVTControlCharacters(why).split("\n").filter(isTelling);
  return [what, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join("\n");
}

/** Not what the test's runner itself was doing. @param {string} line */
const isTelling = (line) => line.trim() !== "" && !/^\s+at .*(node_modules|<anonymous>)/.test(line);

/** @param {number} failed @param {number} code */
const atLeastOne = (failed, code) => (code !== 0 && failed === 0 ? 1 : failed);

/** @param {string} file @returns {any} nothing where the program ended before it wrote one */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
