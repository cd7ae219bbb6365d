import { type ChildProcess, spawn } from "node:child_process";
import { projectFolder } from "../system/paths.mjs";

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
