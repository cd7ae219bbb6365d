import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Failure } from "../system/failure.mjs";
import { installedPostgres } from "./postgres-binaries.mjs";
import { stopPostmaster } from "./postmaster.mjs";
import { canReach, postgresUser } from "./system-user.mjs";

const REACHABLE = "/var/lib/sekar-batik";

/** @typedef {{ folder: string, programs: string, user?: SystemUser, note?: string }} ClusterPlace */
/** @typedef {import("./system-user.mjs").SystemUser} SystemUser */

/**
 * Decides where a cluster lives and who runs it. Root's belongs to a system user; where that one can't
 * enter the folder, the cluster moves out and a symlink stays. @param {string} asked @returns {Promise<ClusterPlace>}
 */
export async function placeCluster(asked) {
  const installed = installedPostgres();
  mkdirSync(dirname(asked), { recursive: true });
  const link = join(realpathSync(dirname(asked)), basename(asked));
  if (process.getuid?.() !== 0) {
    if (existsSync(link) && statSync(link).uid !== process.getuid?.()) {
      throw new Failure(`${asked} belongs to another user: start the shop as the one who made it.`);
    }
    return { folder: link, programs: join(installed.folder, "bin") };
  }
  const user = ownerOf(link) ?? postgresUser();
  const home = join(REACHABLE, createHash("sha256").update(link).digest("hex").slice(0, 12));
  const programs = canReach(user, "-r", join(installed.folder, "share"))
    ? installed.folder
    : copyPrograms(installed);
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (!isLink && canReach(user, "-x", dirname(link))) {
    return { folder: link, programs: join(programs, "bin"), user };
  }
  const folder = await moveOut(link, isLink, home);
  const note = `The database lies in ${folder}, because PostgreSQL's user can't enter ${dirname(link)}.`;
  return { folder, programs: join(programs, "bin"), user, note };
}

/** @param {string} link @returns {SystemUser | undefined} */
function ownerOf(link) {
  const found = statSync(link, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/** @param {{ folder: string, version: string }} installed */
function copyPrograms(installed) {
  const copy = join(REACHABLE, `postgresql-${installed.version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(REACHABLE, { recursive: true, mode: 0o755 });
  const half = `${copy}.${process.pid}`;
  cpSync(installed.folder, half, { recursive: true, verbatimSymlinks: true });
  openToAll(half);
  try {
    renameSync(half, copy);
  } catch {
    rmSync(half, { recursive: true });
  }
  return copy;
}

/** A strict umask leaves npm's files to root alone. @param {string} path */
function openToAll(path) {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, found.mode | (found.isDirectory() || found.mode & 0o100 ? 0o555 : 0o444));
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

/** @param {string} link @param {boolean} isLink @param {string} home */
async function moveOut(link, isLink, home) {
  const target = isLink ? readlinkSync(link) : undefined;
  if (target && existsSync(target) && !belongsToAnother(target, link)) {
    writeFileSync(`${target}.project`, link);
    return target;
  }
  const folder = join(home, basename(link));
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (existsSync(folder)) {
    // The data folder was deleted to start over. One old cluster is kept.
    await stopPostmaster(folder);
    rmSync(`${folder}.previous`, { recursive: true, force: true });
    renameSync(folder, `${folder}.previous`);
  }
  if (isLink) rmSync(link);
  else if (existsSync(link)) {
    await stopPostmaster(link);
    const copied = spawnSync("cp", ["-a", link, folder]).status === 0;
    if (!copied) throw new Failure(`The database can't be copied from ${link} to ${folder}.`);
    rmSync(link, { recursive: true });
  }
  writeFileSync(`${folder}.project`, link);
  symlinkSync(folder, link);
  return folder;
}

/** A copied project brings the original's symlink along. @param {string} target @param {string} link */
function belongsToAnother(target, link) {
  const note = `${target}.project`;
  if (!existsSync(note)) return false;
  const owner = readFileSync(note, "utf8");
  if (owner === link || !lstatSync(owner, { throwIfNoEntry: false })?.isSymbolicLink())
    return false;
  return readlinkSync(owner) === target;
}

/** @param {ClusterPlace} place @param {string} path */
export function handOver(place, path) {
  if (place.user) chownSync(path, place.user.uid, place.user.gid);
}
