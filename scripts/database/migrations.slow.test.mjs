import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openTestServer } from "../testing/test-server.ts";
import { connect, temporaryDatabase } from "./connection.mjs";
import { applyMigrations } from "./migrations.mjs";

const FIRST = "create table batik (id int primary key);\ncreate index on batik (id);\n";
const SECOND = "insert into batik values (1);\n";

const folder = mkdtempSync(join(tmpdir(), "migrations-"));
/** @type {Awaited<ReturnType<typeof openTestServer>>} */
let server;
/** @type {Awaited<ReturnType<typeof temporaryDatabase>>} */
let database;
/** @type {Awaited<ReturnType<typeof connect>>} */
let client;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await client?.end();
  await database?.drop();
  database = await temporaryDatabase(server.url, "sekar_test_migrations");
  client = await connect(database.url);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  write("20260101000000_first", FIRST);
  write("20260102000000_second", SECOND);
  writeFileSync(join(folder, "migration_lock.toml"), "");
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
  await server.release();
  rmSync(folder, { recursive: true });
});

/** @param {string} name @param {string} sql */
function write(name, sql) {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "migration.sql"), sql);
}

const migrate = () => applyMigrations(database.url, folder);
const names = () => query("select migration_name as name from _prisma_migrations order by 1");

/** @param {string} sql @returns {Promise<object[]>} */
async function query(sql) {
  return (await client.query(sql)).rows;
}

it("applies the files in order, and records them as Prisma does", async () => {
  expect(await migrate()).toEqual(["20260101000000_first", "20260102000000_second"]);
  expect(await query("select id from batik")).toEqual([{ id: 1 }]);
  const rows = await query("select * from _prisma_migrations order by started_at");
  expect(rows).toEqual(
    [FIRST, SECOND].map((sql, index) => ({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      checksum: createHash("sha256").update(sql).digest("hex"),
      migration_name: ["20260101000000_first", "20260102000000_second"][index],
      started_at: expect.any(Date),
      finished_at: expect.any(Date),
      rolled_back_at: null,
      logs: null,
      applied_steps_count: 1,
    })),
  );
});

it("applies only what is new", async () => {
  await migrate();
  expect(await migrate()).toEqual([]);
  write("20260103000000_third", "drop table batik");
  expect(await migrate()).toEqual(["20260103000000_third"]);
});

it("lets one of several starters apply, and the others wait for it", async () => {
  const applied = await Promise.all([migrate(), migrate(), migrate()]);
  expect(applied.flat()).toEqual(["20260101000000_first", "20260102000000_second"]);
  expect(await names()).toHaveLength(2);
});

it.each([
  ["what can't be parsed", "create table kawung ();\n\ncreate tabel b ();", "line 3: syntax error"],
  [
    "what can't be done",
    "create table kawung ();\ninsert into batik values (2);\ninsert into batik values (1);",
    "statement 3: duplicate key",
  ],
  ["what runs outside a transaction alone", "vacuum", "statement 1: VACUUM cannot run inside"],
])("names the place of %s, and leaves nothing of the file behind", async (_, sql, place) => {
  write("20260103000000_third", sql);
  await expect(migrate()).rejects.toThrow(
    `A migration failed: 20260103000000_third/migration.sql, ${place}`,
  );
  expect(await query("select to_regclass('kawung') as kawung")).toEqual([{ kawung: null }]);
  expect(await names()).toHaveLength(2);
  write("20260103000000_third", "create table kawung ()");
  expect(await migrate()).toEqual(["20260103000000_third"]);
});

/** Locks a table in a transaction that stays open. Returns its end. */
async function holdTable() {
  const holder = await connect(database.url);
  await holder.query("begin; lock table batik in access share mode");
  return () => holder.end();
}

it("gives way to others while a table isn't free, and applies the file once it is", async () => {
  await migrate();
  write("20260103000000_third", "insert into batik values (3); alter table batik add name text");
  const release = await holdTable();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const patience = { waitMs: 20, pauseMs: 20, tries: 1_000 };
  const applied = applyMigrations(database.url, folder, patience);
  await vi.waitFor(() => expect(said.mock.calls.length).toBeGreaterThan(1), 20_000);
  await release();
  expect(await applied).toEqual(["20260103000000_third"]);
  expect(said.mock.lastCall).toEqual(["20260103000000_third waits for a table that others use."]);
  said.mockRestore();
  expect(await query("select id from batik order by 1")).toEqual([{ id: 1 }, { id: 3 }]);
});

it("names a file whose table isn't free in the end", async () => {
  await migrate();
  write("20260103000000_third", "insert into batik values (3); alter table batik add name text");
  const release = await holdTable();
  const patience = { waitMs: 20, pauseMs: 0, tries: 1 };
  await expect(applyMigrations(database.url, folder, patience)).rejects.toThrow(
    "A migration failed: 20260103000000_third/migration.sql, statement 2: canceling statement due to lock timeout",
  );
  await release();
  expect(await query("select id from batik")).toEqual([{ id: 1 }]);
});

it("refuses a file that was edited after it had been applied, before it applies another", async () => {
  await migrate();
  write("20260101000000_first", `-- A table.\n${FIRST}`);
  write("20260103000000_third", "create table kawung ()");
  await expect(migrate()).rejects.toThrow(
    "The migration 20260101000000_first was edited after it had been applied: write a new one.",
  );
  expect(await names()).toHaveLength(2);
});

it("takes a file with other ends of lines for the same", async () => {
  await migrate();
  write("20260101000000_first", FIRST.replaceAll("\n", "\r\n"));
  expect(await migrate()).toEqual([]);
});

it("leaves a newer shop's migrations alone", async () => {
  await migrate();
  rmSync(join(folder, "20260102000000_second"), { recursive: true });
  expect(await migrate()).toEqual([]);
  expect(await names()).toHaveLength(2);
});

it("tries again what Prisma began and didn't finish", async () => {
  await migrate();
  await query(`update _prisma_migrations set finished_at = null, applied_steps_count = 0
    where migration_name = '20260102000000_second'`);
  await query("delete from batik");
  expect(await migrate()).toEqual(["20260102000000_second"]);
  expect(
    await query(`select rolled_back_at is null as counts, finished_at is null as broken
      from _prisma_migrations where migration_name = '20260102000000_second' order by 1`),
  ).toEqual([
    { counts: false, broken: true },
    { counts: true, broken: false },
  ]);
});

it("refuses a database with somebody else's tables", async () => {
  await query("create table others ()");
  await expect(migrate()).rejects.toThrow("tables that aren't this shop's");
  expect(await query("select to_regclass('batik') as batik")).toEqual([{ batik: null }]);
});
