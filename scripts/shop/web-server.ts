import { setTimeout as wait } from "node:timers/promises";
import { COMPILE_CACHE, ONE_HEAP, WEB_FLAGS } from "../launcher/node-settings.mjs";
import { Failure } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";
import type { EndReason } from "./restart-ended.ts";
import { endOf, isRunning, spawnChild, stopChild } from "./spawn-child.ts";

/** Arguments of Node by mode. Plain `next start` is for tests: the shop is an ordinary Next app without its server. */
const PROGRAM = {
  production: ["lib/server/server.ts"],
  development: ["lib/server/server.ts"],
  "next start": ["node_modules/next/dist/bin/next", "start", "--keepAliveTimeout", "60000"],
};

export type WebServer = ReturnType<typeof startWebServer>;

type Mode = keyof typeof PROGRAM;
type Settings = NodeJS.ProcessEnv & { PORT: string; HOST: string };

/**
 * Starts the web server. It listens on HOST; "" is every address. While `env` is a pending promise, the
 * process already loads Next.
 */
export function startWebServer(
  mode: Mode,
  env: Settings | Promise<Settings>,
  output: "inherit" | number = "inherit",
) {
  const own = {
    ...ONE_HEAP,
    NODE_ENV: mode === "development" ? mode : ("production" as const),
    NEXT_TELEMETRY_DISABLED: "1",
    LAUNCHER_PID: String(process.pid),
    ...(mode !== "development" && { NODE_COMPILE_CACHE: COMPILE_CACHE }),
  };
  const [program = "", ...args] = PROGRAM[mode];
  const given = env instanceof Promise ? process.env : env;
  const command = [...WEB_FLAGS, inProject(program), ...args];
  const child = spawnChild(command, { ...given, ...own }, output);
  const settings = Promise.resolve(env).then((found) => {
    child.send({ ...found, ...own }, () => {});
    return found;
  });
  // `ready` throws the error.
  settings.catch(() => {});
  const ended = endOf(child);
  return {
    pid: child.pid,
    /** Resolves with the reason. */
    ended,
    kill: () => void child.kill("SIGKILL"),
    /** Sends a message to the server's process; dropped once it has ended. */
    send(message: object): void {
      if (child.connected) child.send(message, () => {});
    },
    /** Resolves when the server answers, throws when it ends before. */
    async ready(): Promise<void> {
      const { HOST, PORT } = await Promise.race([settings, ended.then(throwEnded)]);
      const live = `http://${reachable(HOST)}:${PORT}/api/health/live`;
      while (isRunning(child)) {
        const answer = await fetch(live, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
        if (answer?.ok) return;
        await Promise.race([ended, wait(50)]);
      }
      throwEnded(await ended);
    },
    /** Shuts down gracefully: running requests end first. */
    stop: () => stopChild(child),
  };
}

function throwEnded(reason: EndReason): never {
  throw new Failure(`The web server ended before it answered (${reason}).`);
}

/** Returns an address by which this machine reaches what listens on `host`. */
function reachable(host = ""): string {
  if (["", "0.0.0.0", "::"].includes(host)) return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
