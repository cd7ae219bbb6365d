import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { playwrightCounts, vitestCounts } from "./counts.mjs";

const folder = mkdtempSync(join(tmpdir(), "counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it("counts a test file that can't be loaded as one failure", () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  });
  expect(vitestCounts(file, 1)).toEqual({ passed: 3, failed: 2 });
});

it("doesn't call a run good that ended badly without a failed test", () => {
  expect(vitestCounts(report({ numPassedTests: 2, numFailedTests: 0 }), 1).failed).toBe(1);
  expect(vitestCounts(join(folder, "nowhere.json"), 1)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts(join(folder, "nowhere.json"), 1)).toEqual({ passed: 0, failed: 1 });
});

it("counts a flaky journey as failed", () => {
  const file = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(playwrightCounts(file, 1)).toEqual({ passed: 4, failed: 2 });
});
