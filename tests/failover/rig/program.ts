import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findOnPath } from "../../../scripts/testing/programs.ts";

/** Folder and user of the rig's programs: PostgreSQL refuses root. */
export type Place = {
  folder: string;
  bin: string;
  user?: { uid: number; gid: number } | undefined;
};

const PROGRAMS = ["etcd", "patroni", "haproxy"];
const SYSTEM = ["/usr/sbin", "/usr/bin", "/sbin", "/bin"];
const DEBIAN_POSTGRES = "/usr/lib/postgresql";

/** Returns the folder of Debian's newest PostgreSQL programs. */
export function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN_POSTGRES)) return undefined;
  const versions = readdirSync(DEBIAN_POSTGRES).sort((one, other) => Number(other) - Number(one));
  return versions
    .map((version) => join(DEBIAN_POSTGRES, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
}

/** Returns the names of programs that this machine lacks. */
export function listMissingPrograms(): string[] {
  const missing = PROGRAMS.filter((name) => !findProgram(name));
  return findPostgres() ? missing : [...missing, "postgresql"];
}

const findProgram = (name: string) =>
  findOnPath([name]) ?? SYSTEM.map((folder) => join(folder, name)).find(existsSync);

/** Starts a program with an empty environment. Its output is added to `<name>.log` in the rig's folder. */
export function startProgram(
  { folder, bin, user }: Place,
  name: string,
  command: string[],
): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), "a");
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ["ignore", log, log],
    // A bare Debian knows these two locales alone.
    env: {
      PATH: [bin, ...SYSTEM].join(":"),
      HOME: folder,
      LANG: "C.UTF-8",
      LC_ALL: "C.UTF-8",
      TZ: "UTC",
      NODE_ENV: process.env.NODE_ENV,
    },
    ...user,
  });
  child.on("error", (error) => console.error(`${name} doesn't start: ${error.message}`));
  closeSync(log);
  return child;
}

/** Starts HAProxy with these settings. */
export function startHaproxy(place: Place, name: string, settings: string): ChildProcess {
  const file = join(place.folder, `${name}.cfg`);
  writeFileSync(file, settings);
  return startProgram(place, name, ["haproxy", "-db", "-f", file]);
}

export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** Ends a program, also a stopped one. Resolves once it's gone. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, "exit");
  child.kill(signal);
  child.kill("SIGCONT");
  await ended;
}
