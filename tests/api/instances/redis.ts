import { type ChildProcess, spawn } from "node:child_process";
import { createClient } from "@redis/client";

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} isn't set: run these tests by npm test -- instances`);
  return value;
}

let server: ChildProcess | undefined;

/** Whatever ends the tests, no server is left. */
process.once("exit", () => server?.kill("SIGKILL"));

let port = variable("TEST_REDIS_PORT");

/** From here on Redis is where no web server looks for it: the test's own instances have it alone. */
export function keepRedisApart(): void {
  port = variable("TEST_REDIS_PORT_APART");
}

export const redisUrl = () => `redis://127.0.0.1:${port}`;

/** Starts Redis, where the web servers look for it, with nothing in it. Resolves once it answers. */
export async function startRedis(): Promise<void> {
  const options = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  server = spawn(variable("TEST_REDIS_SERVER"), options, { stdio: "ignore" });
  await eventually(async () => (await ask(["PING"])) === "PONG");
}

/** Ends it with -9. */
export async function killRedis(): Promise<void> {
  const killed = server;
  server = undefined;
  if (!killed || killed.exitCode !== null) return;
  const ended = new Promise((resolve) => killed.once("exit", resolve));
  killed.kill("SIGKILL");
  await ended;
}

/** It keeps its connections and answers nobody. */
export function pauseRedis(): void {
  server?.kill("SIGSTOP");
}

export function resumeRedis(): void {
  server?.kill("SIGCONT");
}

/** One command on a connection of its own; undefined where there is no Redis. */
export async function ask(command: string[]): Promise<unknown> {
  const client = createClient({ url: redisUrl(), socket: { reconnectStrategy: false } });
  client.on("error", () => {});
  try {
    await client.connect();
    return await client.sendCommand(command);
  } catch {
    return undefined;
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** Resolves once the question is answered by true; the test's own time is its only limit. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Resolves once so many processes of a role are connected. */
export async function connected(role: "web" | "worker", count: number): Promise<void> {
  await eventually(async () => {
    const clients = String(await ask(["CLIENT", "LIST"]));
    return (
      clients.split("\n").filter((line) => line.includes(`name=sekar-${role} `)).length >= count
    );
  });
}
