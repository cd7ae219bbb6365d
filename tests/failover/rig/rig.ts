import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { withConnection, withDatabase } from "../../../scripts/database/connection.mjs";
import { postgresUser } from "../../../scripts/database/postgres-program.mjs";
import { atEnd } from "../../../scripts/system/clean-up.mjs";
import { Failure } from "../../../scripts/system/failure.mjs";
import { findFreePort } from "../../../scripts/system/port.mjs";
import { etcdCommand } from "./etcd.ts";
import {
  breakMachine,
  breakPatroni,
  type Fault,
  type RunningMachine,
  resumeMachine,
} from "./faults.ts";
import { databaseProxy, machineLink } from "./haproxy.ts";
import { type Machine, planMachine } from "./machine.ts";
import {
  isPrimary,
  isWhole,
  listMembers,
  patroniCommand,
  patroniSettings,
  settingsFile,
} from "./patroni.ts";
import { postgresProcesses, signalPostgres } from "./postgres.ts";
import {
  endProgram,
  findPostgres,
  isRunning,
  type Place,
  startHaproxy,
  startProgram,
} from "./program.ts";

const NAMES = ["n1", "n2", "n3"];
/** A busy machine copies a server that fell behind anew. */
const WHOLE_WITHIN_MS = 150_000;
const GONE_WITHIN_MS = 10_000;
const PAUSED_WITHIN_MS = 10_000;
const DATABASE = "shop";

/**
 * Starts three PostgreSQL servers under Patroni with one etcd, behind HAProxy, until the run ends. `writeUrl` leads to the
 * primary, `readUrl` to replicas. Throws a Failure where they don't get ready.
 */
export async function openRig() {
  const place = makePlace();
  const password = randomBytes(12).toString("hex");
  const etcd = { client: await findFreePort(), peer: await findFreePort() };
  const ports = { write: await findFreePort(), read: await findFreePort() };
  const store = startProgram(place, "etcd", etcdCommand(place.folder, etcd));
  atEnd(() => rmSync(place.folder, { recursive: true, force: true }));
  atEnd(() => endProgram(store, "SIGKILL"));
  const machines: RunningMachine[] = [];
  for (const name of NAMES) {
    const planned = await planMachine(place.folder, name);
    machines.push(startMachine(place, planned, { password, etcd: etcd.client }));
  }
  atEnd(() => stopMachines(machines));
  const proxy = startHaproxy(place, "haproxy", databaseProxy(machines, ports));
  atEnd(() => endProgram(proxy, "SIGKILL"));
  await untilWhole(machines);

  const url = (user: string, port: number, database = DATABASE) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  await createDatabase(url("postgres", ports.write, "postgres"), password);
  return {
    writeUrl: url(DATABASE, ports.write),
    readUrl: url(DATABASE, ports.read),
    /** Breaks the present primary, and its Patroni where `withPatroni` says so. */
    async breakPrimary(fault: Fault, withPatroni: boolean): Promise<void> {
      const primary = await findPrimary(machines);
      if (withPatroni) breakPatroni(primary, fault);
      breakMachine(primary, fault);
    },
    /** Undoes all faults. Resolves once three servers run, one of them synchronous. */
    async heal(): Promise<void> {
      for (const machine of machines) {
        resumeMachine(machine);
        if (isRunning(machine.processes.patroni)) continue;
        machine.processes.patroni = startPatroni(place, machine);
      }
      await untilWhole(machines);
    },
    /** Lets replicas take changes without showing them, or show them again. */
    async holdReplicas(isHeld: boolean): Promise<void> {
      for (const machine of machines) {
        if (await isPrimary(machine)) continue;
        await withConnection(url("postgres", machine.postgres), async (client) => {
          if (isHeld) await pauseReplay(client);
          else await client.query("SELECT pg_wal_replay_resume()");
        });
      }
    },
  };
}

/** Makes a folder that the user of PostgreSQL may enter. */
function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), "sekar-failover-"));
  const bin = findPostgres();
  if (!bin) throw new Failure("The tests of a failover found no PostgreSQL of Debian.");
  const etcd = join(folder, "etcd");
  mkdirSync(etcd, { mode: 0o700 });
  const user = postgresUser(join(folder, "none"));
  if (user) for (const path of [folder, etcd]) chownSync(path, user.uid, user.gid);
  return { folder, bin, user };
}

function startMachine(
  place: Place,
  machine: Machine,
  { password, etcd }: { password: string; etcd: number },
): RunningMachine {
  const file = settingsFile(machine);
  writeFileSync(file, patroniSettings(machine, { bin: place.bin, password }), { mode: 0o600 });
  if (place.user) chownSync(file, place.user.uid, place.user.gid);
  const link = startHaproxy(place, `${machine.name}.link`, machineLink(machine, etcd));
  return { ...machine, processes: { link, patroni: startPatroni(place, machine) } };
}

const startPatroni = (place: Place, machine: Machine) =>
  startProgram(place, `${machine.name}.patroni`, patroniCommand(settingsFile(machine)));

async function findPrimary(machines: RunningMachine[]): Promise<RunningMachine> {
  for (const machine of machines) if (await isPrimary(machine)) return machine;
  throw new Failure("No server of the rig answers as primary.");
}

async function untilWhole(machines: Machine[]): Promise<void> {
  const deadline = Date.now() + WHOLE_WITHIN_MS;
  let seen: Awaited<ReturnType<typeof listMembers>> = [];
  while (Date.now() < deadline) {
    for (const machine of machines) {
      seen = await listMembers(machine);
      if (isWhole(seen)) return;
    }
    await wait(200);
  }
  throw new Failure(`The rig's servers aren't whole: ${JSON.stringify(seen)}`);
}

/** A replica pauses at the next record that it replays, so the order alone says nothing yet. */
async function pauseReplay(client: Client): Promise<void> {
  await client.query("SELECT pg_wal_replay_pause()");
  const deadline = Date.now() + PAUSED_WITHIN_MS;
  while (Date.now() < deadline) {
    const { rows } = await client.query("SELECT pg_get_wal_replay_pause_state() AS state");
    if (rows[0].state === "paused") return;
    await wait(20);
  }
  throw new Failure("A replica of the rig doesn't pause.");
}

async function createDatabase(url: string, password: string): Promise<void> {
  await withConnection(url, async (client) => {
    await client.query(`CREATE ROLE ${DATABASE} LOGIN PASSWORD '${password}'`);
    await client.query(`CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`);
  });
  await withConnection(withDatabase(url, DATABASE), (client) =>
    client.query("CREATE EXTENSION pg_trgm"),
  );
}

/** Stops Patroni before PostgreSQL, or it would be started again, and the links last. */
async function stopMachines(machines: RunningMachine[]): Promise<void> {
  await Promise.all(machines.map(({ processes }) => endProgram(processes.patroni, "SIGKILL")));
  for (const { data } of machines) {
    signalPostgres(data, "SIGCONT");
    signalPostgres(data, "SIGQUIT");
  }
  const deadline = Date.now() + GONE_WITHIN_MS;
  while (machines.some(({ data }) => postgresProcesses(data).length > 0)) {
    if (Date.now() > deadline) throw new Failure("PostgreSQL of the rig doesn't stop.");
    await wait(50);
  }
  await Promise.all(machines.map(({ processes }) => endProgram(processes.link, "SIGKILL")));
}
