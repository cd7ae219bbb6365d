import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { newEmail } from "#tests/factories/account.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { isAlive, processIdentity } from "../../../scripts/system/process-identity.mjs";

/** Stands for the launcher: starts the worker of `npm start`, and prints its pid. */
const LAUNCHER = `
  const { spawnChild } = await import("./scripts/shop/spawn-child.ts");
  const { WORKER } = await import("./scripts/shop/start-worker.ts");
  console.log(spawnChild(WORKER, { ...process.env, NODE_ENV: "production", METRICS_PORT: "" }).pid);
`;

const launcher = spawn(process.execPath, ["--input-type=module", "--eval", LAUNCHER], {
  stdio: ["ignore", "pipe", "inherit"],
});
afterEach(() => void launcher.kill("SIGKILL"));

test("the worker of npm start sends mail, and ends with a killed launcher", async () => {
  const [pid] = await once(launcher.stdout, "data");
  const identity = processIdentity(Number(pid)) ?? "";
  const to = newEmail();
  const { id } = await db().outboxMail.create({
    data: { recipient: to, template: "welcome", data: { name: "Sari" }, messageId: to },
  });
  const isSent = async () => (await db().outboxMail.findUniqueOrThrow({ where: { id } })).sentAt;
  await expect.poll(isSent, { ...PATIENCE, timeout: 90_000 }).not.toBeNull();
  expect(isAlive(identity)).toBe(true);
  launcher.kill("SIGKILL");
  await expect.poll(() => isAlive(identity), PATIENCE).toBe(false);
});
