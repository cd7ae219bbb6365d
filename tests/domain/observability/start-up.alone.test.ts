import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { DEMO_ADMIN_EMAIL } from "#lib/accounts/demo-login.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import { env } from "#lib/environment/env.ts";
import { log } from "#lib/telemetry/log.ts";
import { createDemoAccount, openSessionOf } from "#tests/factories/account.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { register } from "../../../instrumentation.ts";

// The operator's view: starting each part of the shop with an invalid setting.

const inProject = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const WEAK = { AUTH_SECRET: "change-me-change-me-change-me-change-me" };
const SENTENCE = "AUTH_SECRET is easy to guess; `npm run init-env -- --secrets` makes one.\n";

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

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await db().user.deleteMany({ where: { email: DEMO_ADMIN_EMAIL } });
});

/** Creates the demo's admin with its published password. Returns the token of a session. */
async function signInDemoAdmin(): Promise<string> {
  return (await openSessionOf(await createDemoAccount(DEMO_ADMIN_EMAIL, "admin"))).token;
}

test("the worker says at its start that accounts have the published password", async () => {
  const token = await signInDemoAdmin();
  const set = { ...process.env, SITE_URL: "https://toko.example", LOG_LEVEL: "warn" };
  const worker = spawn(process.execPath, [inProject("scripts/run.mjs"), "worker"], { env: set });
  let output = "";
  worker.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const ended = once(worker, "close");
  await expect.poll(() => output, PATIENCE).toContain("the demo's published password");
  worker.kill("SIGTERM");
  await ended;
  expect(output).not.toContain(DEMO_ADMIN_EMAIL);
  expect(await findActorByToken(token)).toBeNull();
});

test("a web server says at its start that accounts have the published password", async () => {
  const token = await signInDemoAdmin();
  const warn = vi.spyOn(log(), "warn");
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  Object.assign(env(), { SITE_URL: "https://toko.example", MAIL_WORKER: "0" });
  await register();
  await expect
    .poll(() => warn.mock.calls)
    .toContainEqual([{ count: 1 }, expect.stringContaining("the demo's published password")]);
  expect(await findActorByToken(token)).toBeNull();
});
