import { spawn } from "node:child_process";
import { projectFolder } from "./paths.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

export function stopCommands() {
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Runs a program to its end. `quiet` returns the output; `log` is the descriptor of a file for it.
 * @param {string} program @param {string[]} args @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, log?: number, timeout?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
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
