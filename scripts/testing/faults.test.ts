import { expect, it } from "vitest";
import { readRuns } from "./faults.ts";

it("takes seed and runs out of the words, and leaves the others to the suite's program", () => {
  expect(readRuns(["--seed", "7", "-t", "run", "--runs", "50"])).toEqual({
    env: { FAULTS_SEED: "7", FAULTS_RUNS: "50" },
    args: ["-t", "run"],
  });
  expect(readRuns([])).toEqual({ env: {}, args: [] });
  expect(() => readRuns(["--seed", "many"])).toThrow("--seed needs a number.");
});
