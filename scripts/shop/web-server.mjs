import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../system/failure.mjs";
import { inProject, projectFolder } from "../system/paths.mjs";

const STOP_WITHIN_MS = 15_000;

/**
 * @typedef {object} WebServer
 * @property {number | undefined} pid
 * @property {Promise<number | null>} ended with its exit code, whoever ended it
 * @property {() => Promise<void>} ready resolves when it answers, throws when it ends before
 * @property {() => Promise<void>} stop lets running requests end
 * @property {() => void} kill
 */

/**
 * Starts Next. In a process group of its own, so that Ctrl-C on a terminal reaches it only through
 * us, once.
 * @param {"production" | "development"} mode
 * @param {NodeJS.ProcessEnv & { PORT: string }} env
 * @param {"inherit" | number} [output] a file's descriptor for what it says
 * @returns {WebServer}
 */
export function startWebServer(mode, env, output = "inherit") {
  // Next's own server of the image reads the variable by itself.
  const keepAlive = env.KEEP_ALIVE_TIMEOUT ? ["--keepAliveTimeout", env.KEEP_ALIVE_TIMEOUT] : [];
  const child = spawn(
    process.execPath,
    [
      "--import",
      new URL("../system/exit-with-launcher.mjs", import.meta.url).href,
      inProject("node_modules/next/dist/bin/next"),
      ...(mode === "production" ? ["start", ...keepAlive] : ["dev"]),
      "--port",
      env.PORT,
    ],
    {
      cwd: projectFolder,
      detached: true,
      env: {
        ...env,
        NODE_ENV: mode,
        NEXT_TELEMETRY_DISABLED: "1",
        LAUNCHER_PID: String(process.pid),
      },
      stdio: ["ignore", output, output, "ipc"],
    },
  );
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", resolve);
  });
  const running = () => child.exitCode === null && child.signalCode === null;
  const live = `http://127.0.0.1:${env.PORT}/api/health/live`;
  return {
    pid: child.pid,
    ended,
    kill: () => child.kill("SIGKILL"),
    async ready() {
      while (running()) {
        const answer = await fetch(live, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
        if (answer?.ok) return;
        await Promise.race([ended, wait(50)]);
      }
      throw new Failure("The web server ended before it answered.");
    },
    async stop() {
      if (!running()) return;
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
}
