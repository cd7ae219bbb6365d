import { spawn } from "node:child_process";
import { projectFolder } from "./paths.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** Ends every program that `command` is waiting for. */
export function stopCommands() {
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, log?: number, timeout?: number }} [options]
 *   `quiet` returns the output instead of showing it; `log` is the descriptor of a file that takes it
 * @returns {Promise<{ code: number, output: string }>} output only when quiet
 */
export function command(
  program,
  args,
  { env = process.env, cwd = projectFolder, quiet = false, log, timeout = 0 } = {},
) {
  return new Promise((resolve) => {
    /** @type {"pipe" | "inherit" | number} */
    const stdio = quiet ? "pipe" : (log ?? "inherit");
    const child = spawn(program, args, { cwd, env, timeout, stdio: ["ignore", stdio, stdio] });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", (error) => resolve({ code: 127, output: error.message }));
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
