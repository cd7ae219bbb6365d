import { execFileSync, spawnSync } from "node:child_process";
import { Failure } from "../system/failure.mjs";

const NAME = "postgres";

/** @typedef {{ uid: number, gid: number }} SystemUser */

/**
 * The user that PostgreSQL runs as when root starts the shop, for it refuses to run as root.
 * Made when the machine has none.
 * @returns {SystemUser}
 */
export function postgresUser() {
  const found = find();
  if (found) return found;
  // Debian, Fedora and the rest first; BusyBox (Alpine) knows only the second pair.
  const ways = [
    [
      ["groupadd", "--system", NAME],
      ["useradd", "--system", "--gid", NAME, "--no-create-home", NAME],
    ],
    [
      ["addgroup", "-S", NAME],
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

/**
 * Whether that user really gets there: tried rather than worked out, because every folder above
 * counts, and access lists and mounts with them.
 * @param {SystemUser} user
 * @param {"-x" | "-r"} right a folder needs -x to be entered, a file -r to be read
 * @param {string} path
 */
export function canReach(user, right, path) {
  return (
    spawnSync("/bin/sh", ["-c", `test ${right} "$1"`, "sh", path], { ...user, cwd: "/" }).status ===
    0
  );
}
