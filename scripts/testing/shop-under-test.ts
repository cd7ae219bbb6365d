import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "../shop/build.ts";
import { seed } from "../shop/seed.ts";
import { atEnd } from "../system/clean-up.mjs";
import { dataFolder } from "../system/paths.mjs";
import { step } from "../system/progress.mjs";
import { CLEARED_SETTINGS } from "./cleared-settings.ts";
import { plainRoleUrl } from "./plain-role.ts";
import { copyTemplate, openTemplate, runPrefix } from "./test-databases.ts";
import { openTestServer, type TestServer } from "./test-server.ts";
import { startTestWebServer } from "./test-web-server.ts";

/** Variables that tell the tests where the shop is. */
export type TestEnvironment = Record<string, string>;

export type ShopUnderTest = ReturnType<typeof shopUnderTest>;

/** Gets the shop's folder and the address of its database. */
export type MakeSettings = (
  folder: string,
  databaseUrl: string,
) => TestEnvironment | Promise<TestEnvironment>;

const DEV_MAIL_KEY = "the-key-of-the-tests";

export const AUTH_SECRET = "a secret of the tests, long enough to be taken";

/** Builds and seeds a demo shop once a run. Each call starts a web server on a copy of it. */
export function shopUnderTest() {
  let prepared: ReturnType<typeof prepare> | undefined;
  return async (
    name: string,
    makeSettings: MakeSettings = () => ({}),
    mode: "production" | "next start" = "production",
  ) => {
    prepared ??= prepare();
    const { server, seeded, runFolder } = await prepared;
    const folder = join(runFolder, name);
    cpSync(seeded.folder, folder, { recursive: true });
    // The web server gets the plain role's address, and the tests the superuser's.
    const url = await copyTemplate(server, seeded.database, name);
    const plainUrl = await plainRoleUrl(server, url);
    const own = await makeSettings(folder, plainUrl);
    const settings = { EMBEDDED_DATABASE: "1", DEV_MAIL_KEY, ...own };
    const env = { ...environment(plainUrl, folder), ...settings };
    const web = await startTestWebServer(`${name}-server`, env, { mode });
    return {
      TEST_BASE_URL: web.address,
      TEST_SERVER_LOG: web.logFile,
      TEST_MAIL_DIR: join(folder, "mail"),
      DATABASE_URL: url,
      TEST_PLAIN_DATABASE_URL: plainUrl,
      TEST_DATABASE_LOG: server.logFile ?? "",
      TEST_SERVER_PID: String(web.pid),
      DATA_DIR: folder,
      AUTH_SECRET,
      DEV_MAIL_KEY,
    };
  };
}

let opened: Promise<TestServer> | undefined;

/** Opens the test server once and keeps it until the run ends, whichever suite used it first. */
export function sharedTestServer(): Promise<TestServer> {
  opened ??= openTestServer().then((server) => {
    atEnd(() => server.release());
    return server;
  });
  return opened;
}

async function prepare() {
  const server = await sharedTestServer();
  const template = await openTemplate(server);
  const runFolder = join(dataFolder(), "test-data", runPrefix());
  atEnd(() => rmSync(runFolder, { recursive: true, force: true }));
  const seeded = await seedDemoShop(server, template, join(runFolder, "stage"));
  await step("Building", () => build());
  return { server, seeded, runFolder };
}

async function seedDemoShop(server: TestServer, template: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const url = await copyTemplate(server, template, "stage");
  const env = { ...environment(url, folder), SEED_DEMO: "1" };
  await step("Making a demo shop", () => seed(env));
  return { database: new URL(url).pathname.slice(1), folder };
}

function environment(url: string, folder: string) {
  const own = { DATABASE_URL: url, DATA_DIR: folder, AUTH_SECRET };
  return { ...process.env, ...CLEARED_SETTINGS, ...own };
}
