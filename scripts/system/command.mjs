import { spawn } from "node:child_process";
import { Failure } from "./failure.mjs";
import { projectFolder } from "./paths.mjs";

/** Given to a program that was asked to end, before it is killed. */
const END_WITHIN_MS = 5_000;

/** Functions that send a running program a signal. @type {Set<(signal: NodeJS.Signals) => void>} */
const running = new Set();

export function stopCommands() {
  for (const send of running) send("SIGTERM");
}

/**
 * Runs a program to its end. `quiet` returns the output; `log` is the descriptor of a file for it.
 * `signal` ends it, with its children where it has a process group of its own (`ownGroup`).
 * @param {string} program @param {string[]} args @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, log?: number, timeout?: number, ownGroup?: boolean, signal?: AbortSignal }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function command(
  program,
  args,
  {
    env = process.env,
    cwd = projectFolder,
    quiet = false,
    log,
    timeout = 0,
    ownGroup = false,
    signal,
  } = {},
) {
  return new Promise((resolve) => {
    /** @type {"pipe" | "inherit" | number} */
    const stdio = quiet ? "pipe" : (log ?? "inherit");
    const child = spawn(program, args, {
      cwd,
      env,
      timeout,
      detached: ownGroup,
      stdio: ["ignore", stdio, stdio],
    });
    const send = (/** @type {NodeJS.Signals} */ name) => {
      if (!ownGroup || child.pid === undefined) return void child.kill(name);
      try {
        process.kill(-child.pid, name);
      } catch {
        // The whole group has ended.
      }
    };
    /** @type {NodeJS.Timeout | undefined} */
    let killing;
    const end = () => {
      send("SIGTERM");
      killing = setTimeout(() => send("SIGKILL"), END_WITHIN_MS);
    };
    running.add(send);
    signal?.addEventListener("abort", end, { once: true });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", (error) => resolve({ code: 127, output: error.message }));
    child.once("close", (code) => {
      running.delete(send);
      signal?.removeEventListener("abort", end);
      clearTimeout(killing);
      // Children that didn't end with their parent.
      if (killing) send("SIGKILL");
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a program without a word, and returns its output. Throws a Failure with the output if it fails.
 * @param {string} failed the beginning of the message @param {string} program @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function outputOf(failed, program, args, env) {
  const { code, output } = await command(program, args, { quiet: true, ...(env && { env }) });
  if (code !== 0) throw new Failure(`${failed}:\n${output.trim()}`);
  return output;
}
