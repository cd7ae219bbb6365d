import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openCluster } from "../database/cluster.mjs";
import { killPostmaster } from "../database/postmaster.mjs";
import { build } from "../shop/build.ts";
import { atEnd } from "../system/clean-up.mjs";
import { dataFolder } from "../system/paths.mjs";
import { step } from "../system/progress.mjs";
import { CLEARED_SETTINGS } from "./cleared-settings.ts";
import { startControlServer } from "./control-server.ts";
import { AUTH_SECRET, type TestEnvironment } from "./shop-under-test.ts";
import { copyTemplate, openTemplate, runPrefix } from "./test-databases.ts";
import { startTestWebServer } from "./test-web-server.ts";

const WEB_SERVERS = 2;

/**
 * Starts two web servers and a database that tests may kill, by `POST <control>/web/0/kill` or
 * `/database/kill`. The response comes once the server runs again. The database writes durably.
 */
export async function killableShop(): Promise<TestEnvironment> {
  const folder = join(dataFolder(), "killable-postgres");
  const cluster = await openCluster(folder);
  atEnd(cluster.release);
  const server = { url: cluster.url("postgres"), embedded: true, release: cluster.release };
  const template = await openTemplate(server);
  const DATABASE_URL = await copyTemplate(server, template, "contention");
  await step("Building", () => build());

  const DATA_DIR = join(dataFolder(), "test-data", runPrefix(), "contention");
  mkdirSync(DATA_DIR, { recursive: true });
  const own = { DATABASE_URL, DATA_DIR, AUTH_SECRET, TRUST_PROXY: "1" };
  const env = { ...process.env, ...CLEARED_SETTINGS, ...own };
  const webs = await Promise.all(
    Array.from({ length: WEB_SERVERS }, (_, index) =>
      startTestWebServer(`contention-web-${index}`, env),
    ),
  );
  const control = await startControlServer(async (path) => {
    if (path === "/database/kill") {
      await killPostmaster(folder);
      atEnd((await openCluster(folder)).release);
      return true;
    }
    const found = webs[Number(/^\/web\/(\d)\/kill$/.exec(path)?.[1] ?? -1)];
    await found?.killAndStart();
    return found && true;
  });
  return {
    DATABASE_URL,
    DATA_DIR,
    AUTH_SECRET,
    TEST_BASE_URLS: webs.map(({ address }) => address).join(" "),
    TEST_CONTROL_URL: control,
  };
}
