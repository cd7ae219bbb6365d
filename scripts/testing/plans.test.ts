import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inProject } from "../system/paths.mjs";
import { plans } from "./plans.ts";
import { suites } from "./suites.ts";

const WORKFLOW = ".github/workflows/ci.yml";

it("names only suites that exist, and each of them in one plan at least", () => {
  const planned = new Set(Object.values(plans).flat(2));
  expect([...planned].sort()).toEqual(Object.keys(suites).sort());
});

it("has each of its deep suites in the workflow of a fork's runner", () => {
  const words = readFileSync(inProject(WORKFLOW), "utf8").split(/[\s:]+/);
  expect(plans.deep?.flat().filter((suite) => !words.includes(suite))).toEqual([]);
});
