import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { withConnection } from "../../../scripts/database/connection.mjs";
import { findOnPath } from "../../../scripts/testing/programs.ts";
import { findFakeClock } from "./clock.ts";
import { LINE_MOODS } from "./link.ts";
import type { Program } from "./programs.ts";
import { type Rig, SERVICES, WEBS } from "./rig.ts";

/** `begin` breaks something until Rig.heal. `needs` names what the machine lacks for it, if anything. */
export type Fault = {
  name: string;
  begin: (rig: Rig) => Promise<unknown> | unknown;
  needs?: (rig: Rig) => string | false;
};

const SHOP = [...WEBS, "worker"];
const PROCESSES = [...SHOP, "database", "redis"];

const lines: Fault[] = [
  ...WEBS.map((name) => ["clients", name] as const),
  ...SHOP.flatMap((from) => SERVICES.map((to) => [from, to] as const)),
]
  // Each process uses some services alone.
  .filter(([from, to]) => (from === "worker" ? to !== "rates" : to !== "mail"))
  .flatMap(([from, to]) => {
    const name = `${from} to ${to}`;
    return [
      ...LINE_MOODS.map((mood) => ({
        name: `${name}: ${mood}`,
        begin: (rig: Rig) => rig.links.get(name)?.become(mood),
      })),
      { name: `${name}: cut again and again`, begin: (rig: Rig) => cutAgainAndAgain(rig, name) },
    ];
  });

const TIMES_CUT = 12;
const BETWEEN_CUTS_MS = 170;

async function cutAgainAndAgain(rig: Rig, name: string): Promise<void> {
  for (let time = 0; time < TIMES_CUT; time += 1) {
    rig.links.get(name)?.cut();
    await wait(BETWEEN_CUTS_MS);
  }
}

const signals: Fault[] = PROCESSES.flatMap((name) => [
  { name: `${name} is killed`, begin: (rig: Rig) => rig.program(name).signal("SIGKILL") },
  { name: `${name} is stopped`, begin: (rig: Rig) => rig.program(name).signal("SIGSTOP") },
]);

const database: Fault[] = [
  {
    name: "database restarts",
    begin: (rig) => restart(rig.program("database"), "SIGINT"),
  },
  {
    name: "one backend of the database is killed",
    begin: (rig) => kill(lastOf(rig.program("database").pids())),
  },
  {
    name: "all transactions are ended",
    begin: (rig) =>
      onDatabase(
        rig,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state LIKE '%transaction%'",
      ),
  },
  { name: "disk full for pictures", begin: (rig) => rig.disks.pictures.fill(), needs: aSmallDisk },
  {
    name: "disk full for the database and its WAL",
    async begin(rig) {
      rig.disks.database.fill();
      // The next files of the WAL are needed at once.
      for (let time = 0; time < 12; time += 1) await onDatabase(rig, "SELECT pg_switch_wal()");
    },
    needs: aSmallDisk,
  },
];

const memory: Fault[] = [...WEBS, "worker", "database"].map((name) => ({
  name: `no memory for ${name}`,
  begin: (rig) => rig.program(name).pids().forEach(takeMemory),
  needs: () => !findOnPath(["prlimit"]) && "prlimit",
}));

const STEPS = ["+10m", "-10m", "+3s", "-1m"];

const clocks: Fault[] = SHOP.flatMap((name) => [
  ...["+10m", "-10m"].map((offset) => ({
    name: `clock of ${name} ${offset}`,
    begin: (rig: Rig) => rig.clocks.get(name)?.set(offset),
    needs: aFakeClock,
  })),
  {
    name: `clock of ${name} steps`,
    async begin(rig: Rig) {
      for (const offset of STEPS) {
        rig.clocks.get(name)?.set(offset);
        await wait(1_100);
      }
    },
    needs: aFakeClock,
  },
]);

const services: Fault[] = [
  {
    name: "mail server refuses",
    begin: (rig) => Object.assign(rig.mail.server, { mood: "refuse" }),
  },
  {
    name: "mail server takes and drops",
    begin: (rig) => Object.assign(rig.mail.server, { mood: "drop" }),
  },
  ...(["silent", "stuck", "plain-500", "429"] as const).map((mood) => ({
    name: `rate service: ${mood}`,
    begin: (rig: Rig) => Object.assign(rig.rates, { mood }),
  })),
  { name: "Redis is full", begin: (rig) => rig.askRedis("CONFIG", "SET", "maxmemory", "1") },
  { name: "Redis loses its data", begin: (rig) => rig.askRedis("FLUSHALL") },
  {
    name: "Redis ends every connection",
    begin: (rig) => rig.askRedis("CLIENT", "KILL", "TYPE", "normal"),
  },
];

const upgrade: Fault = {
  name: "an upgrade replaces one process after the other",
  async begin(rig) {
    for (const name of SHOP) await restart(rig.program(name), "SIGTERM");
  },
};

/** Every fault by its kind. A run draws kinds first, so that the many of one don't outnumber the others. */
export const FAULTS: Fault[][] = [
  [...signals, upgrade],
  database,
  memory,
  clocks,
  services,
  lines.filter(({ name }) => name.includes("to database")),
  lines.filter(({ name }) => !name.includes("to database")),
];

function aSmallDisk({ disks }: Rig): string | false {
  return !disks.pictures.isSmall && "the right to mount a tmpfs";
}

function aFakeClock(): string | false {
  return !findFakeClock() && "libfaketime";
}

/** Ends a process as an operator does, and starts its successor. */
async function restart(program: Program, signal: NodeJS.Signals): Promise<void> {
  const [last] = program.pids();
  program.signal(signal);
  while (last && program.pids()[0] === last) await wait(20);
  await program.start();
}

/** Ignores a statement's error: the database may be dying. */
const onDatabase = (rig: Rig, statement: string) =>
  withConnection(rig.url, (client) => client.query(statement)).catch(() => {});

const lastOf = (pids: number[]) => pids.slice(-1);

function kill(pids: number[]): void {
  for (const pid of pids) process.kill(pid, "SIGKILL");
}

/** Leaves a process no more addresses than it has. */
function takeMemory(pid: number): void {
  try {
    const kilobytes = /^VmSize:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    spawnSync("prlimit", [`--pid=${pid}`, `--as=${Number(kilobytes) * 1024}:`]);
  } catch {
    // It has just ended.
  }
}
