import { execFileSync, spawnSync } from "node:child_process";
import { Failure } from "../system/failure.mjs";

const NAME = "postgres";

/** @typedef {{ uid: number, gid: number }} SystemUser */

/** Finds or makes the user that runs PostgreSQL, which doesn't run as root. */
export function postgresUser() {
  const found = find();
  if (found) return found;
  const ways = [
    [
      ["groupadd", "--system", NAME],
      ["useradd", "--system", "--gid", NAME, "--no-create-home", NAME],
    ],
    [
      ["addgroup", "-S", NAME], // BusyBox (Alpine)
      ["adduser", "-S", "-D", "-H", "-G", NAME, NAME],
    ],
  ];
  for (const commands of ways) {
    for (const [program = "", ...args] of commands) spawnSync(program, args, { stdio: "ignore" });
    const made = find();
    if (made) return made;
  }
  throw new Failure(
    `PostgreSQL doesn't run as root and the system user "${NAME}" could not be made: make it, start the shop as an ordinary user, or set DATABASE_URL.`,
  );
}

/** @returns {SystemUser | undefined} */
function find() {
  try {
    const id = (/** @type {string} */ flag) =>
      Number(
        execFileSync("id", [flag, NAME], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
      );
    const user = { uid: id("-u"), gid: id("-g") };
    return user.uid > 0 ? user : undefined;
  } catch {
    return undefined;
  }
}

/** Tries access as that user, since access lists and mounts count. @param {SystemUser} user @param {"-x" | "-r"} right @param {string} path */
export function canReach(user, right, path) {
  return (
    spawnSync("/bin/sh", ["-c", `test ${right} "$1"`, "sh", path], { ...user, cwd: "/" }).status ===
    0
  );
}
