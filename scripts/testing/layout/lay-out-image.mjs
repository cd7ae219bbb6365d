import { chownSync, copyFileSync, cpSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { command } from "../../internal/command.mjs";
import { Failure } from "../../internal/failure.mjs";
import { inProject } from "../../internal/paths.mjs";
import { readDockerfile, variablesOf } from "./dockerfile.mjs";

/** The ids of `node` in the image that the Dockerfile begins from. */
export const NODE_USER = { uid: 1000, gid: 1000 };

/**
 * @typedef {object} Image
 * @property {string} root the folder that stands for /
 * @property {string} workdir as in /app
 * @property {Record<string, string>} env
 * @property {string} user
 * @property {string[]} command
 * @property {string[]} healthcheck the command, without its CMD
 */

/**
 * Does what `docker build` would with our Dockerfile, in folders: a stage begins with an empty one,
 * in which only the base image's Node is. RUN sees none of our configuration, and no database.
 * @param {string} context the build context's folder
 * @param {string} folder where the stages are laid out
 * @returns {Promise<Image>} the last stage
 */
export async function layOutImage(context, folder) {
  /** @type {Map<string, Image>} */
  const stages = new Map();
  for (const { name, steps } of readDockerfile(readFileSync(inProject("Dockerfile"), "utf8"))) {
    const root = join(folder, name);
    /** @type {Image} */
    const image = { root, workdir: "/", env: {}, user: "root", command: [], healthcheck: [] };
    bringNode(root);
    for (const step of steps) await carryOut(step, image, stages, context);
    stages.set(name, image);
  }
  const last = [...stages.values()].at(-1);
  if (!last) throw new Failure("The Dockerfile has no stage.");
  return last;
}

/** @param {string} root the Node that the tests run on has the image's version */
function bringNode(root) {
  mkdirSync(join(root, "usr/local/bin"), { recursive: true });
  copyFileSync(realpathSync(process.execPath), join(root, "usr/local/bin/node"));
}

/**
 * @param {import("./dockerfile.mjs").Step} step
 * @param {Image} image
 * @param {Map<string, Image>} stages
 * @param {string} context
 */
async function carryOut(step, image, stages, context) {
  const { keyword, flags, words, text } = step;
  if (keyword === "WORKDIR") {
    image.workdir = resolve(image.workdir, text);
    mkdirSync(join(image.root, image.workdir), { recursive: true });
  } else if (keyword === "ENV") Object.assign(image.env, Object.fromEntries(variablesOf(step)));
  else if (keyword === "USER") image.user = text;
  else if (keyword === "CMD") image.command = words;
  else if (keyword === "HEALTHCHECK") {
    image.healthcheck = JSON.parse(text.slice(text.indexOf("[")));
  } else if (keyword === "RUN") await runStep(text, image);
  else if (keyword === "COPY") {
    const from = flags.from ? stages.get(flags.from)?.root : context;
    if (!from) throw new Failure(`The Dockerfile copies from ${flags.from}, which is no stage.`);
    const target = words.at(-1) ?? "";
    for (const source of words.slice(0, -1)) copy(join(from, source), target, image);
    if (flags.chown) own(join(image.root, resolve(image.workdir, target)), flags.chown);
  } else if (keyword !== "EXPOSE") throw new Failure(`The layout doesn't know ${keyword}.`);
}

/** @param {string} text @param {Image} image */
async function runStep(text, image) {
  const { code, output } = await command("/bin/sh", ["-c", text], {
    cwd: join(image.root, image.workdir),
    env: {
      PATH: [join(image.root, "usr/local/bin"), "/usr/local/bin", "/usr/bin", "/bin"].join(":"),
      HOME: process.env.HOME,
      ...wayToTheRegistry(),
      // What has been downloaded before needn't be again.
      npm_config_prefer_offline: "true",
      npm_config_update_notifier: "false",
      ...image.env,
    },
    quiet: true,
  });
  if (code !== 0) throw new Failure(`RUN ${text} failed:\n${output.slice(-4_000)}`);
}

/** How this machine reaches npm's registry, which Docker is told by its own settings. */
function wayToTheRegistry() {
  const names =
    /^(npm_config_(registry|cafile)|node_extra_ca_certs|ssl_cert_\w+|(https?|no)_proxy)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}

/** A folder's contents, or a file, as COPY has it. @param {string} source @param {string} target @param {Image} image */
function copy(source, target, image) {
  const place = join(image.root, resolve(image.workdir, target));
  const isFile = target.endsWith("/") && /\.[a-z]+$/.test(source);
  const to = isFile ? join(place, basename(source)) : place;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(source, to, { recursive: true, verbatimSymlinks: true });
}

/** @param {string} path @param {string} owner */
function own(path, owner) {
  if (owner !== "node:node") throw new Failure(`The layout doesn't know the owner ${owner}.`);
  if (process.getuid?.() === 0) chownSync(path, NODE_USER.uid, NODE_USER.gid);
}
