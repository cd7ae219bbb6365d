import { spawn } from "node:child_process";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { variable } from "../api/shop-client.ts";

export type Ended = { code: number | null; output: string };

/** A container as `docker compose ps` lists it. */
export type Container = {
  ID: string;
  Service: string;
  State: string;
  Health: string;
  ExitCode: number;
};

/** The number of web servers between the demo's first start and the upgrade of a single one. */
export const WEB_SERVERS = 3;

/** Allows for a container's health check, which runs every ten seconds. */
export const STARTED = { timeout: 240_000, interval: 500 };

/** The copy of the project that the engine builds and runs (scripts/testing/containers.ts). */
export const inCopy = (...parts: string[]) => path.join(variable("TEST_COPY"), ...parts);

/** Variables that locate the engine. Any other variable would override the copy's .env. */
const KEPT = ["PATH", "HOME", "DOCKER_HOST", "DOCKER_CONFIG", "DOCKER_CONTEXT", "DOCKER_CERT_PATH"];

export function engineEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const kept = KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const project = { COMPOSE_PROJECT_NAME: variable("TEST_PROJECT") };
  return { NODE_ENV: "test", ...Object.fromEntries(kept), ...project, ...more };
}

/** Runs a program in the copy to its end. Returns what it wrote to both outputs. */
export function run(
  program: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: inCopy(),
      env: engineEnvironment(more),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        showProgress();
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** Tells the test run that a long build still goes on (scripts/testing/watch-silence.ts). */
function showProgress() {
  const now = new Date();
  const file = process.env.TEST_PROGRESS;
  if (file && existsSync(file)) utimesSync(file, now, now);
}

/** Runs a program and returns its output. Throws with that output when it fails. */
async function mustRun(program: string, args: string[], more?: Record<string, string>) {
  const { code, output } = await run(program, args, more);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${output}`);
  return output.trim();
}

export const docker = (...args: string[]) => mustRun("docker", args);

export const compose = (...args: string[]) => mustRun("docker", ["compose", ...args]);

export const composeWith = (more: Record<string, string>, ...args: string[]) =>
  mustRun("docker", ["compose", ...args], more);

/** Lists the containers of some services or of the project, stopped ones too. */
export async function listContainers(...services: string[]): Promise<Container[]> {
  const lines = await compose("ps", "--all", "--format", "json", ...services);
  return lines
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

export async function idOf(service: string): Promise<string> {
  const [container] = await listContainers(service);
  if (!container) throw new Error(`there is no container of ${service}`);
  return container.ID;
}

export const logsOf = async (...services: string[]) => compose("logs", "--no-color", ...services);

/** Waits until every running service is healthy, with this many web servers. */
export async function untilHealthy(web: number): Promise<void> {
  const wanted = { proxy: 1, web, worker: 1, postgres: 1, cache: 1, backup: 1 };
  await expect.poll(() => countHealthy(Object.keys(wanted)), STARTED).toEqual(wanted);
}

async function countHealthy(services: string[]): Promise<Record<string, number>> {
  const healthy = (await listContainers()).filter(({ Health }) => Health === "healthy");
  return Object.fromEntries(
    services.map((name) => [name, healthy.filter(({ Service }) => Service === name).length]),
  );
}

/** Returns the IP address of a container in one of the project's networks. */
export async function addressOf(id: string, network: "edge" | "data"): Promise<string> {
  const name = `${variable("TEST_PROJECT")}_${network}`;
  return docker(
    "inspect",
    "--format",
    `{{(index .NetworkSettings.Networks "${name}").IPAddress}}`,
    id,
  );
}

/** Returns the running web servers with their own addresses, past the proxy. */
export async function webServers(): Promise<{ id: string; address: string }[]> {
  const running = (await listContainers("web")).filter(({ State }) => State === "running");
  return Promise.all(
    running.map(async ({ ID }) => ({
      id: ID,
      address: `http://${await addressOf(ID, "edge")}:3000`,
    })),
  );
}

/** Asks the database for one value, inside its container. */
export const query = (sql: string) =>
  compose("exec", "-T", "postgres", "psql", "-U", "sekar", "-d", "sekar", "-Atc", sql);

/** Returns the shop's secrets, wherever they are from. */
export async function secrets(): Promise<Record<string, string>> {
  const lines = (await compose("run", "--rm", "-T", "secrets", "export")).matchAll(
    /^(\w+)='(.*)'$/gm,
  );
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/** Returns a value of the copy's .env. */
export function setting(name: string): string {
  const text = readFileSync(inCopy(".env"), "utf8");
  return new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1] ?? "";
}

/**
 * Returns a function that kills a container's program like a crash, and resolves when it is gone.
 * `docker kill` would count as a manual stop. Prepared in advance, because commands in a container
 * start slowly.
 */
export async function readyToKill(id: string): Promise<() => Promise<void>> {
  const child = spawn("docker", ["exec", "-i", id, "sh"], { env: engineEnvironment() });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  child.stdin.on("error", () => {});
  const isReady = new Promise((resolve) => child.stdout.once("data", resolve));
  child.stdin.write("echo ready\n");
  await isReady;
  return () => {
    child.stdin.end(
      "program=$(cat /proc/1/task/1/children); kill -9 $program; while kill -0 $program; do :; done\n",
    );
    return ended;
  };
}
