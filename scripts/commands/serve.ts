// `npm start` and `npm run dev`, once the packages are installed.
import {
  DEMO_ADMIN_EMAIL,
  DEMO_CUSTOMER_EMAILS,
  DEMO_PASSWORD,
} from "../../lib/accounts/demo-login.ts";
import { isLocalUrl } from "../../lib/environment/local-url.ts";
import { hasDemoData } from "../database/demo-data.mjs";
import { applyMigrations } from "../database/migrations.mjs";
import { checkPooler, directAddress } from "../database/pooler.mjs";
import { generateClient } from "../database/prisma-client.mjs";
import { openShopDatabase } from "../database/shop-database.mjs";
import { build, isBuilt } from "../shop/build.ts";
import { forwardIpv6Loopback, LOOPBACK, webServerEnvironment } from "../shop/listening-host.ts";
import { restartEnded } from "../shop/restart-ended.ts";
import { isSeeded, seed } from "../shop/seed.ts";
import { checkEnvironment, shopEnvironment } from "../shop/shop-environment.ts";
import { startWorker } from "../shop/start-worker.ts";
import { startWebServer, type WebServer } from "../shop/web-server.ts";
import { atEnd, cleanUp } from "../system/clean-up.mjs";
import { stopCommands } from "../system/command.mjs";
import { Failure, report } from "../system/failure.mjs";
import { checkPort, wantedPort } from "../system/port.mjs";
import { seconds, step } from "../system/progress.mjs";
import { lockShop } from "../system/serving-lock.mjs";
import { onStopSignal } from "../system/stop-signals.mjs";

type Mode = "production" | "development";
type ShopEnvironment = ReturnType<typeof shopEnvironment>;
type Settings = Awaited<ReturnType<typeof prepare>>;

let server: WebServer | undefined;
const stop = new AbortController();

export async function main([mode]: string[]): Promise<number> {
  onStopSignal({
    first: () => {
      stop.abort();
      console.log("\nStopping …");
      stopCommands();
      server?.stop();
    },
    again: () => {
      server?.kill();
      process.exit(1);
    },
  });
  let code = 0;
  try {
    await startShop(mode as Mode);
  } catch (error) {
    // Stopping interrupts steps, whose errors then mean nothing.
    if (!isStopping()) {
      report(error);
      code = 1;
    }
  }
  return (await cleanUp()) ? code : 1;
}

async function startShop(mode: Mode) {
  const started = performance.now();
  atEnd(lockShop());
  const port = wantedPort();
  await checkPort(port);
  const isReady = mode === "development" || isBuilt();
  const settings = prepare(mode, isReady);
  // Next loads while the database starts.
  if (isReady) openServer(mode, settings);
  const env = await settings;
  if (!isReady) openServer(mode, env);
  if (env.HOST === LOOPBACK) atEnd(forwardIpv6Loopback(port));
  await server?.ready();
  await announce(env, seconds(started));
  if (isStopping()) return;
  const serving = keepServing(mode, env);
  if (hasWorker(mode)) {
    atEnd(startWorker(env, { onMessage: (message) => server?.send(message) }));
  }
  await serving;
}

function openServer(mode: Mode, settings: Settings | Promise<Settings>) {
  server = startWebServer(mode, settings);
  atEnd(() => server?.stop());
}

/** Starts a web server that has answered again when it ends by itself, until the shop stops. */
function keepServing(mode: Mode, env: Settings): Promise<void> {
  const again = () => {
    server = startWebServer(mode, env);
    return server.ended;
  };
  return restartEnded("The web server", again, { signal: stop.signal, first: server?.ended });
}

/** Opens and fills the database, and builds. Returns the web server's environment. */
async function prepare(mode: Mode, isBuilt: boolean) {
  const database = await openShopDatabase();
  atEnd(() => database.release());
  throwIfStopping();
  const env = shopEnvironment(database);
  await checkEnvironment({ ...env, NODE_ENV: mode });
  await checkPooler(env.DATABASE_URL);
  await generateClient();
  throwIfStopping();
  await fillAndBuild(env, isBuilt);
  throwIfStopping();
  const webEnv = await webServerEnvironment(env);
  return { ...webEnv, ...(hasWorker(mode) && { MAIL_WORKER: "0" }) };
}

/** Throws while the shop stops. `main` doesn't show the message. */
function throwIfStopping() {
  if (isStopping()) throw new Failure("The shop stops.");
}

const isStopping = () => stop.signal.aborted;

/** Returns whether a worker sends mail. In development Next's process does, with templates as last edited. */
const hasWorker = (mode: Mode) => mode === "production" && process.env.MAIL_WORKER !== "0";

/** Seeds and builds in parallel, since each keeps one core busy. */
async function fillAndBuild(env: ShopEnvironment, isBuilt: boolean) {
  const works = [fillDatabase(env)];
  if (!isBuilt) {
    works.push(step("Building", async () => void (await build({ holdsServingLock: true }))));
  }
  const results = await Promise.allSettled(works);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

async function fillDatabase(env: ShopEnvironment) {
  const applied = await applyMigrations(directAddress(env.DATABASE_URL));
  if (applied.length > 0) console.log(`Migrations applied: ${applied.join(", ")}`);
  if (isStopping() || (await isSeeded(env))) return;
  const fill = () => seed(env);
  if ((await hasDemoData(env.DATABASE_URL)) || env.SEED_DEMO !== "1") await fill();
  else await step("Making the demo data", fill);
}

async function announce(env: Settings, took: string) {
  console.log(`\nSekar Batik is open at ${env.SITE_URL} (after ${took})`);
  console.log(`  listens    ${listening(env.HOST)}`);
  if (isLocalUrl(env.SITE_URL) && (await hasDemoData(env.DATABASE_URL))) {
    console.log(`  admin      ${DEMO_ADMIN_EMAIL}`);
    console.log(`  customers  ${DEMO_CUSTOMER_EMAILS.join(", ")}`);
    console.log(`  password   ${DEMO_PASSWORD} (all three)`);
    if (env.DEV_MAIL_KEY && !process.env.SMTP_URL) {
      const address = `http://localhost:${env.PORT}/dev/mail/${env.DEV_MAIL_KEY}`;
      console.log(`  mail       ${address} (it goes nowhere else)`);
    }
  }
  console.log("Ctrl-C stops it.\n");
}

function listening(host: string): string {
  if (process.env.HOST) return `on ${host}`;
  if (host === LOOPBACK) {
    return "on this machine alone, while an admin has the demo's password (HOST=0.0.0.0 changes it)";
  }
  return "on every address of this machine (HOST=127.0.0.1 changes it)";
}
