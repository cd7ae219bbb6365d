import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "../shop/build.mjs";
import { seed } from "../shop/seed.mjs";
import { atEnd } from "../system/clean-up.mjs";
import { dataFolder } from "../system/paths.mjs";
import { step } from "../system/progress.mjs";
import { openWeb } from "./open-web.mjs";
import { copyTemplate, dropTestDatabases, prepareTemplate, runPrefix } from "./test-databases.mjs";
import { openTestServer } from "./test-server.mjs";

export const AUTH_SECRET = "a secret of the tests, long enough to be taken";

/** @typedef {{ name: string, url: string, folder: string }} Stage a seeded database and its files */

/**
 * The production build before a demo shop, once a run: each suite gets a copy.
 * @param {{ pictures?: "small" | "drawn" }} [options] `small` makes tiles, in no time
 * @returns {(name: string, environmentIn?: (folder: string) => Record<string, string> | Promise<Record<string, string>>) =>
 *   Promise<{ TEST_BASE_URL: string, TEST_SERVER_PID: string, DATABASE_URL: string, DATA_DIR: string, AUTH_SECRET: string }>}
 */
export function shopUnderTest({ pictures = "small" } = {}) {
  /** @type {ReturnType<typeof prepare> | undefined} */
  let prepared;
  return async (name, environmentIn = () => ({})) => {
    prepared ??= prepare(pictures);
    const { server, stage, runFolder } = await prepared;
    const folder = join(runFolder, name);
    cpSync(stage.folder, folder, { recursive: true });
    const url = await copyTemplate(server, stage.name, name);
    return open(name, url, folder, await environmentIn(folder));
  };
}

/** @type {ReturnType<typeof openTestServer> | undefined} */
let opened;

/**
 * The run's hold on the test server: a suite that is cut off can't stop it, and we do at the end.
 * @returns {ReturnType<typeof openTestServer>}
 */
export function holdTestServer() {
  opened ??= openTestServer().then((server) => {
    atEnd(() => server.release());
    return server;
  });
  return opened;
}

/** @param {"small" | "drawn"} pictures */
async function prepare(pictures) {
  const server = await holdTestServer();
  const template = await prepareTemplate(server);
  await dropTestDatabases(server, template);
  atEnd(() => dropTestDatabases(server, template));
  const runFolder = join(dataFolder(), "test-data", runPrefix());
  atEnd(() => rmSync(runFolder, { recursive: true, force: true }));
  const stage = await makeStage(server, template, join(runFolder, "stage"), pictures);
  await step("Building", () => build());
  return { server, stage, runFolder };
}

/**
 * @param {import("./test-server.mjs").TestServer} server
 * @param {string} template
 * @param {string} folder
 * @param {"small" | "drawn"} pictures
 * @returns {Promise<Stage>}
 */
async function makeStage(server, template, folder, pictures) {
  mkdirSync(folder, { recursive: true });
  const url = await copyTemplate(server, template, "stage");
  const env = { ...environment(url, folder), SEED_DEMO: "1", SEED_PICTURES: pictures };
  await step("Making a demo shop", () => seed(env));
  return { name: new URL(url).pathname.slice(1), url, folder };
}

/** A developer's own .env must not change what the tests see. */
export const UNSET = {
  SHOP_WHATSAPP: "",
  RAJAONGKIR_API_KEY: "",
  STORAGE: "",
  METRICS_PORT: "",
  REDIS_URL: "",
  OTEL_EXPORTER_OTLP_ENDPOINT: "",
};

/** @param {string} url @param {string} folder */
function environment(url, folder) {
  return { ...process.env, ...UNSET, DATABASE_URL: url, DATA_DIR: folder, AUTH_SECRET };
}

/**
 * @param {string} name
 * @param {string} url
 * @param {string} folder
 * @param {Record<string, string>} more of the server's environment
 */
async function open(name, url, folder, more) {
  const env = { ...environment(url, folder), EMBEDDED_DATABASE: "1", ...more };
  const web = await openWeb(`${name}-server`, env);
  return {
    TEST_BASE_URL: web.address,
    TEST_MAIL_DIR: join(folder, "mail"),
    DATABASE_URL: url,
    TEST_SERVER_PID: String(web.pid),
    DATA_DIR: folder,
    AUTH_SECRET,
  };
}
