import { type ChildProcess, spawn } from "node:child_process";
import { askRedis, redisOptions } from "../../../scripts/testing/redis.ts";
import { variable } from "../shop-client.ts";

let server: ChildProcess | undefined;

/** Leaves no Redis running, even if the tests crash. */
process.once("exit", () => server?.kill("SIGKILL"));

const port = variable("TEST_REDIS_PORT");

export const redisUrl = () => `redis://127.0.0.1:${port}`;

/** Starts an empty Redis. Resolves once it answers. */
export async function startRedis(): Promise<void> {
  server = spawn(variable("TEST_REDIS_SERVER"), redisOptions(port), { stdio: "ignore" });
  await eventually(async () => (await ask(["PING"])) === "PONG");
}

/** Kills Redis with SIGKILL. */
export async function killRedis(): Promise<void> {
  const killed = server;
  server = undefined;
  if (!killed || killed.exitCode !== null) return;
  const ended = new Promise((resolve) => killed.once("exit", resolve));
  killed.kill("SIGKILL");
  await ended;
}

/** Freezes Redis: its connections stay open, but it doesn't answer. */
export function pauseRedis(): void {
  server?.kill("SIGSTOP");
}

export function resumeRedis(): void {
  server?.kill("SIGCONT");
}

export const ask = (command: string[]): Promise<unknown> => askRedis(port, command);

/** Polls until the condition is true. Only the test's timeout ends it. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Resolves once this many processes of a role are connected. */
export async function connected(role: "web" | "worker" | "test", count: number): Promise<void> {
  await eventually(async () => {
    const clients = String(await ask(["CLIENT", "LIST"]));
    return (
      clients.split("\n").filter((line) => line.includes(`name=sekar-${role} `)).length >= count
    );
  });
}
