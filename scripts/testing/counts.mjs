import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Counts */

/** A check that is one thing, whatever it looks at. @param {boolean} held @returns {Counts} */
export const oneCheck = (held) => (held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * What vitest's JSON report says. A file that could not even be loaded counts as one failure, and
 * so does an error outside of every test.
 * @param {string} file
 * @param {number} code vitest's exit code
 * @returns {Counts}
 */
export function vitestCounts(file, code) {
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = readReport(file);
  const unloaded = testResults.filter(
    (/** @type {any} */ { status, assertionResults }) =>
      status === "failed" &&
      !assertionResults.some((/** @type {any} */ test) => test.status === "failed"),
  );
  return { passed, failed: atLeastOne(numFailedTests + unloaded.length, code) };
}

/**
 * What Playwright's JSON report says.
 * @param {string} file
 * @param {number} code
 * @returns {Counts}
 */
export function playwrightCounts(file, code) {
  const { stats = {} } = readReport(file);
  const { expected: passed = 0, unexpected = 0, flaky = 0 } = stats;
  return { passed, failed: atLeastOne(unexpected + flaky, code) };
}

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
