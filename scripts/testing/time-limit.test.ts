import { expect, it } from "vitest";
import { command } from "../system/command.mjs";
import { startTimeLimit } from "./time-limit.ts";

it("ends what runs when the time is over, and names it", async () => {
  const running = command("sleep", ["1000"], { quiet: true });
  const limit = startTimeLimit(25, { limitMs: 50 });
  expect(limit.failure(["e2e"])).toEqual([]);
  await limit.passed;
  expect(limit.isLate()).toBe(true);
  expect((await running).code).not.toBe(0);
  const [failure] = limit.failure(["e2e", "api"]);
  expect(failure?.failed).toBe(1);
  expect(failure?.failures[0]).toMatch(/25 minutes\. Running: e2e, api/);
});

it("isn't late while most of the time is left", () => {
  expect(startTimeLimit(25).isLate()).toBe(false);
});
