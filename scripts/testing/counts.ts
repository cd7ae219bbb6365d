import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectFolder } from "../system/paths.mjs";

/**
 * The result of a suite. `skipped` counts what this machine can't run. `flaky` names the tests that
 * failed first and then passed; they count as passed.
 */
export type Counts = {
  passed: number;
  failed: number;
  skipped?: number;
  failures: string[];
  flaky?: string[];
};

type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: VitestFile[];
};

type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
};

type PlaywrightReport = {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
  suites?: PlaywrightSuite[];
};

type PlaywrightSuite = {
  title: string;
  file: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
};

type PlaywrightSpec = {
  title: string;
  line: number;
  tests: { status: string; results: { errors: { message: string }[] }[] }[];
};

/** Enough for the expected value, the received value and the line of the assertion. */
const MESSAGE_LINES = 12;

/** Counts a suite that is a single check, such as the linter. */
export const singleCheck = (hasPassed: boolean): Counts => ({
  passed: hasPassed ? 1 : 0,
  failed: hasPassed ? 0 : 1,
  failures: [],
});

/** Counts a suite that threw before its end. */
export function crashedSuite(error: unknown): Counts {
  const why = error instanceof Error ? error.message : String(error);
  return { passed: 0, failed: 1, failures: [describeFailure("it couldn't be run", why)] };
}

/** Says why this machine can't run a suite, and counts it as skipped. */
export function skippedSuite(reason: string): Counts {
  console.log(`Skipped: ${reason}`);
  return { passed: 0, failed: 0, failures: [], skipped: 1 };
}

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: (one.skipped ?? 0) + (other.skipped ?? 0),
  failures: [...one.failures, ...other.failures],
  flaky: [...(one.flaky ?? []), ...(other.flaky ?? [])],
});

/** Adds an error that ended a suite before its end. */
export const addFailure = (counts: Counts, message: string): Counts => ({
  ...counts,
  failed: Math.max(counts.failed, 1),
  failures: [describeFailure(message), ...counts.failures],
});

/** Formats a result as CI reads it: `3 passed, 0 failed, 1 skipped`. */
export function formatCounts({ passed, failed, skipped = 0 }: Counts) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Reads vitest's JSON report. A file that can't be loaded counts as one failure. */
export function vitestCounts(file: string, exitCode: number): Counts {
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numPendingTests: skipped = 0,
    testResults = [],
  } = readReport<VitestReport>(file);
  const unloaded = testResults
    .filter((file) => file.status === "failed" && describeTests(file, "failed").length === 0)
    .map(({ name, message }) => describeFailure(inRepository(name), message));
  const failures = testResults.flatMap((file) => describeTests(file, "failed"));
  return {
    passed,
    failed: atLeastOne(numFailedTests + unloaded.length, exitCode),
    skipped,
    failures: [...failures, ...unloaded],
    flaky: testResults.flatMap((file) => describeTests(file, "passed")),
  };
}

/** Describes a file's failed tests, or those that passed at a second try and keep their errors. */
const describeTests = ({ name, assertionResults }: VitestFile, wanted: "passed" | "failed") =>
  assertionResults
    .filter(({ status }) => status === wanted)
    .filter(({ failureMessages = [] }) => wanted === "failed" || failureMessages.length > 0)
    .map((test) =>
      describeFailure(`${inRepository(name)} › ${test.fullName}`, test.failureMessages?.[0]),
    );

/** Reads Playwright's JSON report. */
export function playwrightCounts(file: string, exitCode: number): Counts {
  const { stats = {}, suites = [] } = readReport<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return {
    passed: expected + flaky,
    failed: atLeastOne(unexpected, exitCode),
    skipped,
    failures: describeSpecs(suites, "unexpected"),
    flaky: describeSpecs(suites, "flaky"),
  };
}

function describeSpecs(
  suites: PlaywrightSuite[],
  wanted: "unexpected" | "flaky",
  parentTitles: string[] = [],
): string[] {
  return suites.flatMap(({ file, specs = [], suites: nested = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title, line, tests }) => {
        const errors = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
        const name = [`${file}:${line}`, ...parentTitles, title].join(" › ");
        return describeFailure(name, errors[0]?.message);
      }),
    ...nested.flatMap((group) => describeSpecs([group], wanted, [...parentTitles, group.title])),
  ]);
}

const inRepository = (path: string) => relative(projectFolder, path);

function describeFailure(name: string, message = "") {
  const lines = stripVTControlCharacters(message).split("\n").filter(isRelevant);
  return [name, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join("\n");
}

/** Drops the stack frames of the test runner itself. */
const isRelevant = (line: string) =>
  line.trim() !== "" && !/^\s+at .*(node_modules|<anonymous>)/.test(line);

/** A runner that exits with an error has failed, also without a failed test in its report. */
const atLeastOne = (failed: number, exitCode: number) =>
  exitCode !== 0 && failed === 0 ? 1 : failed;

/** Returns an empty report where the runner ended before it wrote one. */
function readReport<Report extends object>(file: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
