import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// The operator's view: starting each part of the shop with an invalid setting.

const inProject = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const WEAK = { AUTH_SECRET: "change-me-change-me-change-me-change-me" };
const SENTENCE = "AUTH_SECRET is easy to guess; `npm run init-env` makes one.\n";

test.each([
  ["the worker", [inProject("scripts/run.mjs"), "worker"]],
  [
    "the seed",
    [
      "--conditions=react-server",
      "--disable-warning=ExperimentalWarning",
      inProject("prisma/seed/seed.ts"),
    ],
  ],
])("%s ends at once with code 1 and a sentence, not a trace", (_name, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, ...WEAK },
  });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: "", stderr: SENTENCE });
});
