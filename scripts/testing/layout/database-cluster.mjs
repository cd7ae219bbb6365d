import { spawn } from "node:child_process";
import { chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeCluster } from "../../database/cluster-place.mjs";
import { canReach, postgresUser } from "../../database/system-user.mjs";
import { Failure } from "../../internal/failure.mjs";

/** Settings that the image's own entrypoint and the engine bring, and that differ here. */
const HERE = ["listen_addresses=127.0.0.1", "unix_socket_directories="];
/** PostgreSQL's own collations came with this version. */
const BUILTIN_LOCALES = 17;

/**
 * @typedef {object} Cluster
 * @property {string} programs the folder of the server's programs
 * @property {string} folder
 * @property {import("../../database/system-user.mjs").SystemUser} [user] whom it runs as, where we are root
 */

/** @returns {import("../../database/system-user.mjs").SystemUser | undefined} */
export const clusterUser = () => (process.getuid?.() === 0 ? postgresUser() : undefined);

/** @param {string} folder any that can be reached @returns {Promise<string>} the folder of the embedded server's programs */
export async function embeddedPrograms(folder) {
  return (await placeCluster(folder)).programs;
}

/**
 * What the entrypoint of PostgreSQL's image does at the first start: a cluster with the password
 * and the database that its environment names.
 * @param {Cluster} cluster
 * @param {Record<string, string | null>} environment of the service postgres
 */
export async function initialise({ programs, folder, user }, environment) {
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB, POSTGRES_INITDB_ARGS } = environment;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, `${POSTGRES_PASSWORD}\n`, { mode: 0o600 });
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const wanted = String(POSTGRES_INITDB_ARGS ?? "").split(" ");
  const version = await versionOf(programs);
  const fit = wanted.filter((word) => version >= BUILTIN_LOCALES || !word.includes("builtin"));
  const args = [...fit, `--username=${POSTGRES_USER}`, `--pwfile=${passwordFile}`, "--no-sync"];
  const run = { user, input: "" };
  await finish(join(programs, "initdb"), ["-D", folder, "--auth=scram-sha-256", ...args], run);
  rmSync(passwordFile);
  await finish(join(programs, "postgres"), ["--single", "-D", folder, "postgres"], {
    user,
    input: `CREATE DATABASE ${POSTGRES_DB};\n`,
  });
}

/** @param {string} folder @param {number} port @returns {string[]} what the server's command line needs more here */
export const serverOptions = (folder, port) => [
  "-D",
  folder,
  ...[...HERE, `port=${port}`].flatMap((setting) => ["-c", setting]),
];

/** @param {string} programs @returns {Promise<number>} the major version */
async function versionOf(programs) {
  const said = await finish(join(programs, "postgres"), ["--version"], { input: "" });
  return Number(/\) (\d+)/.exec(said)?.[1]);
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {{ user?: Cluster["user"], input: string }} options
 * @returns {Promise<string>} what it said
 */
function finish(file, args, { user, input }) {
  if (user && !canReach(user, "-x", file)) throw new Failure(`${file} can't be reached.`);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...user,
      cwd: "/",
      env: { PATH: process.env.PATH, TZ: "UTC" },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        said += text;
      });
    }
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(said) : reject(new Failure(`${file} failed:\n${said}`)),
    );
    child.stdin.end(input);
  });
}
