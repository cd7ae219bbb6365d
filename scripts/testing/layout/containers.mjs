import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../../internal/failure.mjs";
import { resultFile } from "../result-file.mjs";
import { healthCheckOf, programOf } from "./service-process.mjs";

const HEALTHY_WITHIN_MS = 120_000;

/**
 * @typedef {object} Container a service's process
 * @property {import("node:child_process").ChildProcess} child
 * @property {Promise<number | null>} ended with its exit code
 * @property {string} log the file with what it says
 *
 * @typedef {{ places?: Record<string, string>, env?: Record<string, string> }} More
 */

/**
 * Runs services as `docker compose up` would: each after what it depends on, and as healthy as that
 * has to be.
 * @param {import("./service-process.mjs").Layout} layout
 * @param {Record<string, import("./compose-file.mjs").Service>} services
 * @param {(name: string) => Promise<void>} prepare before a service's first start, as its image's entrypoint does
 */
export function containers(layout, services, prepare) {
  /** @type {Map<string, Container>} */
  const running = new Map();
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();

  /** @param {string} name */
  const service = (name) => {
    const found = services[name];
    if (!found) throw new Failure(`docker-compose.yml has no service ${name}.`);
    return found;
  };

  /** @param {string} name @param {string} as @param {string[]} words @param {More} more */
  const begin = (name, as, words, more) => {
    const log = resultFile(`image-${as}.log`);
    const output = openSync(log, "a");
    const { file, args, options } = programOf(layout, name, service(name), { words, ...more });
    const child = spawn(file, args, { ...options, stdio: ["ignore", output, output] });
    closeSync(output);
    /** @type {Promise<number | null>} */
    const ended = new Promise((resolve) => {
      child.once("error", (error) => {
        console.error(error);
        resolve(127);
      });
      child.once("exit", resolve);
    });
    return { child, ended, log };
  };

  /**
   * Runs a one-shot to its end.
   * @param {string} name
   * @param {{ args?: string[], more?: More, as?: string }} [options]
   * @returns {Promise<{ code: number | null, output: string }>}
   */
  async function run(name, { args = [], more = {}, as = name } = {}) {
    const { entrypoint = [], command = [] } = service(name);
    const { ended, log } = begin(
      name,
      as,
      [...entrypoint, ...(args.length > 0 ? args : command)],
      more,
    );
    return { code: await ended, output: readFileSync(log, "utf8") };
  }

  /** @param {string} name @param {number} [replica] */
  async function start(name, replica = 0) {
    const { entrypoint = [], command = [] } = service(name);
    const as = `${name}-${replica}`;
    const more = { env: layout.environments[as] ?? {} };
    const words = [...entrypoint, ...command, ...(layout.options[name] ?? [])];
    const isShop = service(name).image === "sekar-batik";
    running.set(
      as,
      begin(name, as, command.length === 0 && isShop ? layout.image.command : words, more),
    );
    await untilHealthy(name, as);
  }

  /** @param {string} name @param {string} as */
  async function untilHealthy(name, as) {
    const words = healthCheckOf(service(name), layout.image);
    if (!words) return;
    const more = { env: layout.environments[as] ?? {} };
    const deadline = Date.now() + HEALTHY_WITHIN_MS;
    for (;;) {
      const container = running.get(as);
      const { ended } = begin(name, `${as}-health`, words, more);
      if ((await ended) === 0) return;
      const hasEnded = container?.child.exitCode !== null || container.child.signalCode !== null;
      if (hasEnded || Date.now() > deadline) {
        throw new Failure(`${as} isn't healthy: ${tail(resultFile(`image-${as}.log`))}`);
      }
      await wait(200);
    }
  }

  /** Once, with what it depends on before it. @param {string} name @param {number} replicas @returns {Promise<void>} */
  function bring(name, replicas) {
    const known = begun.get(name);
    if (known) return known;
    const bringing = (async () => {
      const needed = Object.keys(service(name).depends_on ?? {});
      await Promise.all(needed.map((other) => bring(other, other === "web" ? replicas : 1)));
      await prepare(name);
      if (isOneShot(name)) {
        const { code, output } = await run(name);
        if (code !== 0) throw new Failure(`${name} ended with ${code}: ${output.slice(-2_000)}`);
        return;
      }
      const count = name === "web" ? replicas : 1;
      await Promise.all(Array.from({ length: count }, (_, replica) => start(name, replica)));
    })();
    begun.set(name, bringing);
    return bringing;
  }

  /** Whether somebody waits for its end. @param {string} name */
  const isOneShot = (name) =>
    name === "first-admin" ||
    Object.values(services).some(
      ({ depends_on: needed = {} }) => needed[name]?.condition === "service_completed_successfully",
    );

  /** @param {string} as @param {NodeJS.Signals} signal @returns {Promise<number | null>} its exit code, null when the signal ended it */
  async function end(as, signal) {
    const container = running.get(as);
    if (!container) throw new Failure(`${as} doesn't run.`);
    running.delete(as);
    container.child.kill(signal);
    // One that was stopped can't end politely.
    container.child.kill("SIGCONT");
    return container.ended;
  }

  return {
    bring,
    run,
    start,
    end,
    /** @param {string} as @param {NodeJS.Signals} signal */
    signal: (as, signal) => running.get(as)?.child.kill(signal),
    names: () => [...running.keys()],
  };
}

/** @param {string} file */
const tail = (file) => readFileSync(file, "utf8").slice(-2_000);
