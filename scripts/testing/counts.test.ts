import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { inProject } from "../system/paths.mjs";
import { playwrightCounts, vitestCounts } from "./counts.ts";

const folder = mkdtempSync(join(tmpdir(), "counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it("counts a test file that can't be loaded as one failure", () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: "a.test.ts", status: "failed", assertionResults: [{ status: "failed" }] },
      { name: "b.test.ts", status: "failed", assertionResults: [] },
      { name: "c.test.ts", status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  });
  expect(vitestCounts(file, 1)).toMatchObject({ passed: 3, failed: 2 });
});

it("doesn't call a run good that ended badly without a failed test", () => {
  expect(vitestCounts(report({ numPassedTests: 2, numFailedTests: 0 }), 1).failed).toBe(1);
  expect(vitestCounts(join(folder, "nowhere.json"), 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightCounts(join(folder, "nowhere.json"), 1)).toMatchObject({ passed: 0, failed: 1 });
});

it("counts a test that passes at its second try as passed, and names it with its first error", () => {
  const journeys = report({
    suites: [
      {
        title: "cart.spec.ts",
        file: "cart.spec.ts",
        specs: [
          {
            title: "a full cart",
            line: 7,
            tests: [
              { status: "flaky", results: [{ errors: [{ message: "too late" }] }, { errors: [] }] },
            ],
          },
        ],
      },
    ],
    stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 2 },
  });
  expect(playwrightCounts(journeys, 0)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 2,
    failures: [],
    flaky: ["cart.spec.ts:7 › a full cart\n    too late"],
  });

  const retried = { fullName: "a full cart", status: "passed", failureMessages: ["too late"] };
  const calls = report({
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ name: inProject("a.test.ts"), status: "passed", assertionResults: [retried] }],
  });
  expect(vitestCounts(calls, 0)).toMatchObject({
    passed: 1,
    failed: 0,
    failures: [],
    flaky: ["a.test.ts › a full cart\n    too late"],
  });
});

it("names every test that failed, and why, in a message's first lines and without its colours", () => {
  const runner = "    at run (/project/node_modules/vitest/run.js:1:1)";
  const lines = ["line 0", runner, ...Array.from({ length: 40 }, (_, line) => `line ${line + 1}`)];
  const file = report({
    testResults: [
      {
        name: inProject("lib/cart/cart.test.ts"),
        status: "failed",
        assertionResults: [
          { fullName: "an empty cart", status: "passed", failureMessages: [] },
          { fullName: "a full cart", status: "failed", failureMessages: [lines.join("\n")] },
        ],
      },
      {
        name: inProject("lib/gone.test.ts"),
        status: "failed",
        assertionResults: [],
        message: "\u001b[31mno such module\u001b[39m",
      },
    ],
  });
  const [test, unloaded, ...others] = vitestCounts(file, 1).failures;
  expect(test).toMatch(/^lib\/cart\/cart\.test\.ts › a full cart\n {4}line 0\n {4}line 1\n/);
  expect(test?.split("\n").length).toBeLessThan(20);
  expect(unloaded).toBe("lib/gone.test.ts\n    no such module");
  expect(others).toEqual([]);
});

it("names every journey that failed by its place, its groups and its title", () => {
  const journey = (title: string, status: string, message?: string) => ({
    title,
    line: 7,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const file = report({
    suites: [
      {
        title: "cart.spec.ts",
        file: "cart.spec.ts",
        specs: [journey("an empty cart", "expected")],
        suites: [
          {
            title: "at 390 px",
            file: "cart.spec.ts",
            specs: [journey("a full cart", "unexpected", "Error: \u001b[2mno\u001b[22m button")],
          },
        ],
      },
    ],
    stats: { expected: 1, unexpected: 1 },
  });
  expect(playwrightCounts(file, 1).failures).toEqual([
    "cart.spec.ts:7 › at 390 px › a full cart\n    Error: no button",
  ]);
});
