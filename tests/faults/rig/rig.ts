import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { atEnd } from "../../../scripts/system/clean-up.mjs";
import { findFreePort } from "../../../scripts/system/port.mjs";
import { komerceAt, startKomerceServer } from "../../fakes/komerce-server.ts";
import { startMailServer } from "../../fakes/mail-server.ts";
import { type Clock, makeClock } from "./clock.ts";
import { type Link, openLink } from "./link.ts";
import { databaseServer, mailWorker, type Program, redisServer, webServer } from "./programs.ts";
import { openSmallDisk } from "./small-disk.ts";

/** Room for the data, its WAL and what the runs add. */
const DATABASE_DISK_MB = 900;
const PICTURES_DISK_MB = 64;

export const WEBS = ["web-0", "web-1"] as const;
const SHOP = [...WEBS, "worker"] as const;
export const SERVICES = ["database", "redis", "mail", "rates"] as const;

type Service = (typeof SERVICES)[number];

export type Rig = Awaited<ReturnType<typeof openRig>>;

/**
 * Starts a database, Redis, a mail server, a carrier's service, two web servers and a worker until the run ends. All
 * talk over lines that tests can break. `settings` are common to the shop's processes.
 */
export async function openRig(
  folder: string,
  redis: string,
  { settings, fill }: { settings: NodeJS.ProcessEnv; fill: (url: string) => Promise<void> },
) {
  const disks = {
    database: openSmallDisk(`${folder}-database`, DATABASE_DISK_MB),
    pictures: openSmallDisk(`${folder}-pictures`, PICTURES_DISK_MB),
  };
  for (const disk of Object.values(disks)) atEnd(() => disk.close());
  mkdirSync(folder, { recursive: true });
  const database = await databaseServer(join(disks.database.folder, "postgres"), fill);
  const cache = await redisServer(redis);
  const mail = await openMailServer();
  const rates = await startKomerceServer();
  atEnd(() => rates.stop());
  const ports: Record<Service, number> = {
    database: Number(new URL(database.url).port),
    redis: cache.port,
    mail: mail.server.port,
    rates: Number(new URL(rates.url).port),
  };

  const links = new Map<string, Link>();
  const link = async (from: string, to: string, port: number) => {
    const opened = await openLink(port);
    atEnd(() => opened.close());
    links.set(`${from} to ${to}`, opened);
    return opened.port;
  };
  const clocks = new Map<string, Clock>();
  const programs = new Map<string, Program>([
    ["database", database],
    ["redis", cache],
  ]);
  const doors: string[] = [];
  for (const name of SHOP) {
    const port = { ...ports };
    for (const service of SERVICES) port[service] = await link(name, service, ports[service]);
    const PORT = String(await findFreePort());
    const isWeb = name !== "worker";
    if (isWeb) doors.push(`http://127.0.0.1:${await link("clients", name, Number(PORT))}`);
    const clock = makeClock(folder, name);
    clocks.set(name, clock);
    const { url: RAJAONGKIR_BASE_URL, key: RAJAONGKIR_API_KEY } = komerceAt(port.rates);
    const env = {
      ...{ ...settings, ...clock.settings, DATA_DIR: disks.pictures.folder },
      ...{ DATABASE_URL: atPort(database.url, port.database), RAJAONGKIR_BASE_URL },
      ...{ REDIS_URL: `redis://127.0.0.1:${port.redis}`, RAJAONGKIR_API_KEY },
      ...{ SMTP_URL: `smtp://127.0.0.1:${port.mail}`, MAIL_WORKER: isWeb ? "0" : "1" },
      ...{ PORT, HOST: "", SITE_URL: doors[0], TRUST_PROXY: "1" },
    };
    programs.set(name, isWeb ? webServer(name, env) : mailWorker(name, env));
  }
  const startAll = () => Promise.all([...programs.values()].map((program) => program.start()));
  await startAll();

  return {
    ...{ disks, links, clocks, mail, rates, doors, url: database.url, askRedis: cache.ask },
    program(name: string): Program {
      const found = programs.get(name);
      if (!found) throw new Error(`there is no ${name}`);
      return found;
    },
    /** Undoes all faults. Resolves once every process answers. */
    async heal(): Promise<void> {
      for (const clock of clocks.values()) clock.set("+0");
      for (const disk of Object.values(disks)) disk.empty();
      for (const program of programs.values()) {
        program.signal("SIGCONT");
        program.pids().forEach(giveMemory);
      }
      mail.server.mood = "accept";
      rates.reset();
      for (const opened of links.values()) opened.become("pass");
      await startAll();
      await cache.ask("CONFIG", "SET", "maxmemory", "0");
    },
  };
}

const giveMemory = (pid: number) =>
  void spawnSync("prlimit", [`--pid=${pid}`, "--as=unlimited:"], { stdio: "ignore" });

function atPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}

/** A mail server that counts each Message-ID that it took. */
async function openMailServer() {
  const taken = new Map<string, number>();
  const server = await startMailServer({
    receive({ source }) {
      const id = /^Message-ID: <([0-9a-f-]+)@/im.exec(source.toString())?.[1] ?? "none";
      taken.set(id, (taken.get(id) ?? 0) + 1);
      // It would keep every mail.
      server.received.length = 0;
    },
  });
  atEnd(() => server.stop());
  return { server, taken };
}
