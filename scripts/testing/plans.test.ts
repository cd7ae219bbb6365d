import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inProject } from "../system/paths.mjs";
import { plans } from "./plans.ts";
import { suites } from "./suites.ts";

const WORKFLOW = ".github/workflows/ci.yml";

type Job = { steps: { run?: string }[] };

it("names only suites that exist, and each of them in one plan at least", () => {
  const planned = new Set(Object.values(plans).flat(2));
  expect([...planned].sort()).toEqual(Object.keys(suites).sort());
});

it("runs the deep plan on a fork's runner, nightly all of it", () => {
  const { on, env, jobs } = parse(readFileSync(inProject(WORKFLOW), "utf8"));
  const commands = Object.values<Job>(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(commands).toContain("npm run test:deep -- $SINCE");
  expect(on.schedule).toHaveLength(1);
  expect(env.SINCE).toContain("event_name != 'schedule' && '--since");
});
