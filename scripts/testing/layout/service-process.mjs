import { join } from "node:path";
import { debiansPostgres } from "./programs.mjs";

/**
 * @typedef {import("./compose-file.mjs").Service} Service
 * @typedef {import("./lay-out-image.mjs").Image} Image
 *
 * @typedef {object} Layout
 * @property {string} folder
 * @property {Image} image the shop's own
 * @property {(name: string) => string} program of this machine
 * @property {Record<string, string>} places "host:port" as services know it → where it is here
 * @property {Record<string, Record<string, string>>} environments what a service's process needs more than its container
 * @property {Record<string, string[]>} options the same, on its command line
 * @property {Record<string, import("../../database/system-user.mjs").SystemUser | undefined>} users who runs it, where not RUNNER
 *
 * @typedef {object} Program
 * @property {string} file
 * @property {string[]} args
 * @property {{ cwd: string, env: Record<string, string>, uid?: number, gid?: number }} options
 */

/** Debian's names of what is in Valkey's image. */
const SAME_PROGRAM = { "valkey-server": "redis-server", "valkey-cli": "redis-cli" };

/** Owner of volumes here, whoever it would be in a container: nobody has more rights than the shop. */
export const RUNNER = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

/**
 * What a container of a service would run, as a process of this machine: the same words and the
 * same environment, with names of hosts and paths of volumes replaced by where they are here.
 * @param {Layout} layout
 * @param {string} name
 * @param {Service} service
 * @param {{ words: string[], places?: Record<string, string>, env?: Record<string, string> }} what
 *   `words` to run, places that count before the layout's, and what else the process shall see
 * @returns {Program}
 */
export function programOf(layout, name, service, { words, places = {}, env = {} }) {
  const { image } = layout;
  const isShop = service.image === "sekar-batik";
  const here = (/** @type {string} */ text) =>
    replacePaths(replacePlaces(text, { ...layout.places, ...places }), layout, service);
  const set = { ...(isShop && image.env), ...withoutNulls(service.environment) };
  const [program = "", ...args] = words;
  return {
    file: isShop ? join(image.root, "usr/local/bin", program) : findProgram(layout, program),
    args: args.map(here),
    options: {
      cwd: isShop ? join(image.root, image.workdir) : layout.folder,
      env: {
        PATH: isShop
          ? join(image.root, "usr/local/bin")
          : [debiansPostgres(), "/usr/local/bin", "/usr/bin", "/bin"].join(":"),
        ...Object.fromEntries(Object.entries(set).map(([key, value]) => [key, here(value)])),
        ...layout.environments[name],
        ...databaseAt({ ...layout.places, ...places }, set),
        ...env,
      },
      ...(layout.users[name] ?? RUNNER),
    },
  };
}

/** @param {Layout} layout @param {string} program */
function findProgram(layout, program) {
  const same =
    program in SAME_PROGRAM ? SAME_PROGRAM[/** @type {"valkey-cli"} */ (program)] : program;
  return same.startsWith("/") ? same : layout.program(same);
}

/** @param {Service["environment"]} environment @returns {Record<string, string>} */
function withoutNulls(environment = {}) {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, String(value ?? "")]),
  );
}

/** libpq has host and port apart. @param {Record<string, string>} places @param {Record<string, string>} set @returns {Record<string, string>} */
function databaseAt(places, set) {
  const place = places[`${set.PGHOST}:${set.PGPORT}`];
  if (!place) return {};
  const [PGHOST = "", PGPORT = ""] = place.split(":");
  return { PGHOST, PGPORT };
}

/** @param {string} text @param {Record<string, string>} places */
function replacePlaces(text, places) {
  return Object.entries(places).reduce((done, [name, place]) => done.replaceAll(name, place), text);
}

/** @param {string} text @param {Layout} layout @param {Service} service */
function replacePaths(text, layout, service) {
  return volumesOf(service).reduce(
    (done, { source, target }) =>
      done.replaceAll(new RegExp(`(?<![\\w.-]|[\\w.-]/)${target}(?![\\w.-])`, "g"), () =>
        source.startsWith("/") ? source : join(layout.folder, "volumes", source),
      ),
    text,
  );
}

/**
 * @param {Service} service
 * @returns {{ source: string, target: string, readOnly: boolean }[]}
 */
export function volumesOf({ volumes = [] }) {
  return volumes.map((volume) => {
    if (typeof volume !== "string") {
      return { source: volume.source, target: volume.target, readOnly: volume.read_only ?? false };
    }
    const [source = "", target = "", mode] = volume.split(":");
    return { source, target, readOnly: mode === "ro" };
  });
}

/** @param {Service} service @param {Image} image @returns {string[] | undefined} what its health check runs */
export function healthCheckOf({ healthcheck, image: name }, image) {
  const [kind, ...words] = healthcheck?.test ?? [];
  if (healthcheck?.disable || kind === "NONE") return undefined;
  if (kind === "CMD") return words;
  if (kind === "CMD-SHELL") return ["/bin/sh", "-c", ...words];
  return name === "sekar-batik" ? image.healthcheck : undefined;
}
