import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { projectFolder } from "../system/paths.mjs";
import type { EndReason } from "./restart-ended.ts";

const STOP_WITHIN_MS = 15_000;

/**
 * Starts a Node process that ends with this one. It has its own process group: Ctrl-C on the terminal
 * reaches it only through us.
 */
export function spawnChild(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: "inherit" | number = "inherit",
): ChildProcess {
  return spawn(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      "--import",
      new URL("../system/exit-with-launcher.mjs", import.meta.url).href,
      ...args,
    ],
    {
      cwd: projectFolder,
      detached: true,
      env: { ...env, LAUNCHER_PID: String(process.pid) },
      stdio: ["ignore", output, output, "ipc"],
    },
  );
}

/** Resolves when a process ends, with its exit code, the signal that killed it, or why it didn't start. */
export function endOf(child: ChildProcess): Promise<EndReason> {
  return new Promise((resolve) => {
    child.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name));
    child.once("exit", (code, killedBy) => resolve(killedBy ?? `code ${code}`));
  });
}

export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** Lets a process finish what it does, for 15 seconds at most. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
  await ended;
  clearTimeout(late);
}
