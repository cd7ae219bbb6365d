import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../system/failure.mjs";
import { inProject, projectFolder } from "../system/paths.mjs";

const NEXT = "node_modules/next/dist/bin/next";
const CLUSTER = "scripts/shop/web-cluster.ts";

const STOP_WITHIN_MS = 15_000;

export type WebServer = {
  pid: number | undefined;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Resolves when the server answers, throws when it ends before. */
  ready: () => Promise<void>;
  /** Shuts down gracefully: running requests end first. */
  stop: () => Promise<void>;
  kill: () => void;
};

/**
 * Starts Next in its own process group: Ctrl-C on the terminal reaches it only through us. It listens
 * on HOST; "" is every address. WEB_PROCESSES above 1 starts as many processes, which share the port.
 */
export function startWebServer(
  mode: "production" | "development",
  env: NodeJS.ProcessEnv & { PORT: string; HOST: string },
  output: "inherit" | number = "inherit",
): WebServer {
  const { HOST: host } = env;
  const keepAlive = env.KEEP_ALIVE_TIMEOUT ? ["--keepAliveTimeout", env.KEEP_ALIVE_TIMEOUT] : [];
  const child = spawn(
    process.execPath,
    [
      "--import",
      new URL("../system/exit-with-launcher.mjs", import.meta.url).href,
      inProject(mode === "production" && Number(env.WEB_PROCESSES) > 1 ? CLUSTER : NEXT),
      ...(mode === "production" ? ["start", ...keepAlive] : ["dev"]),
      "--port",
      env.PORT,
      ...(host ? ["--hostname", host] : []),
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
  const ended: Promise<number | null> = new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", resolve);
  });
  const running = () => child.exitCode === null && child.signalCode === null;
  const live = `http://${reachable(host)}:${env.PORT}/api/health/live`;
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

/** Returns an address by which this machine reaches what listens on `host`. */
function reachable(host = ""): string {
  if (["", "0.0.0.0", "::"].includes(host)) return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
