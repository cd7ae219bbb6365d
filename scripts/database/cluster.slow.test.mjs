import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { processIdentity } from "../system/process-identity.mjs";
import { openCluster } from "./cluster.mjs";
import { connect } from "./connection.mjs";
import { findPostmaster } from "./postmaster.mjs";

const home = mkdtempSync(join(tmpdir(), "cluster-"));
const folder = join(home, "postgres");
const open = () => openCluster(folder);
const pidFile = join(folder, "postmaster.pid");

/** @param {string} url @param {string} sql */
async function query(url, sql) {
  const client = await connect(url);
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The hard stop of everything: no chance to tidy up. */
async function killHard() {
  const { pid } = findPostmaster(folder) ?? { pid: 0 };
  process.kill(pid, "SIGKILL");
  while (processIdentity(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}

beforeAll(async () => {
  const cluster = await open();
  await query(
    cluster.url("postgres"),
    "create table kept (word text); insert into kept values ('batik')",
  );
  await cluster.release();
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

it("stops with the last one who uses it", async () => {
  const cluster = await open();
  expect(findPostmaster(folder)).toBeDefined();
  await cluster.release();
  expect(findPostmaster(folder)).toBeUndefined();
});

it("keeps its data and its port over a hard stop", async () => {
  const before = await open();
  await query(before.url("postgres"), "insert into kept values ('kawung')");
  await killHard();
  const after = await open();
  expect(after.url("x")).toBe(before.url("x"));
  expect(await query(after.url("postgres"), "select word from kept")).toHaveLength(2);
  await after.release();
  await before.release();
});

it("starts although its old pid belongs to another program now", async () => {
  const before = await open();
  await killHard();
  // Our own parent lives for sure and is no PostgreSQL.
  writeFileSync(pidFile, readFileSync(pidFile, "utf8").replace(/^\d+/, String(process.ppid)));
  const after = await open();
  expect(await query(after.url("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
  await after.release();
  await before.release();
});

it("takes over the server that a killed launcher left behind", async () => {
  const before = await open();
  const { pid } = findPostmaster(folder) ?? {};
  const after = await open();
  expect(findPostmaster(folder)?.pid).toBe(pid);
  await after.release();
  await before.release();
});
