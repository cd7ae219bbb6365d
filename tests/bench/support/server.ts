import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { atEnd } from "../../../scripts/system/clean-up.mjs";

const POLL_MS = 20;

/** Starts a program that serves until the bench ends. Resolves when the address answers. */
export async function startServer(
  program: string,
  args: string[],
  { address, env = process.env }: { address: string; env?: NodeJS.ProcessEnv },
): Promise<void> {
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  let isRunning = true;
  const ended = once(child, "exit").then(() => {
    isRunning = false;
  });
  atEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  while (isRunning) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return;
    await Promise.race([ended, wait(POLL_MS)]);
  }
  throw new Error(`${program} ended before it answered`);
}
