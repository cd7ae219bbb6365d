import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ZipFile } from "yazl";
import { importShop } from "#lib/archive/import-shop.ts";
import { openArchive } from "#lib/archive/internal/zip-file.ts";
import { LEFT_TABLES, MOVED_TABLES } from "#lib/archive/tables.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { seed } from "../../../scripts/shop/seed.ts";

const SCRIPT = fileURLToPath(new URL("../../../scripts/run.mjs", import.meta.url));
const { serverUrl, template, prefix, filesFolder } = inject("testDatabases");
const folder = path.join(filesFolder, `archive-${process.pid}`);
const archive = path.join(folder, "shop.zip");
const demoName = `${prefix}archive_${process.pid}`;
const demoUrl = Object.assign(new URL(serverUrl), { pathname: `/${demoName}` }).href;
const demoFiles = path.join(folder, "data");
const env = { ...process.env, DATABASE_URL: demoUrl, DATA_DIR: demoFiles, SEED_DEMO: "1" };

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await mkdir(demoFiles, { recursive: true });
  await ask(serverUrl, `create database ${demoName} template ${template}`);
  await seed(env);
  const run = promisify(execFile);
  await run(process.execPath, [SCRIPT, "admin", "export-shop", archive], { env });
  // A busy machine takes minutes for the demo and its pictures.
}, 600_000);

afterAll(() => ask(serverUrl, `drop database ${demoName} with (force)`));

type Files = Map<string, Buffer>;

async function unpack(): Promise<Files> {
  const { manifest, read, close } = await openArchive(archive);
  const names = ["manifest.json", ...manifest.tables.map(({ name }) => `tables/${name}.csv`)];
  const files: Files = new Map();
  for (const name of [...names, ...manifest.pictures.map(({ name }) => name)]) {
    files.set(name, await buffer(await read(name)));
  }
  close();
  return files;
}

/** Packs an archive whose files were changed. Returns its path. */
async function pack(files: Files): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.zip`);
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  return file;
}

/** Changes a text in one of the files, and its checksum with it where `signs`. */
function changed(
  files: Files,
  name: string,
  change: (text: string) => string,
  signs = true,
): Files {
  const bytes = Buffer.from(change(String(files.get(name))));
  const result = new Map(files).set(name, bytes);
  if (!signs) return result;
  const manifest = JSON.parse(String(files.get("manifest.json")));
  const table = manifest.tables.find((one: { name: string }) => name === `tables/${one.name}.csv`);
  table.bytes = bytes.length;
  table.sha256 = createHash("sha256").update(bytes).digest("hex");
  return result.set("manifest.json", Buffer.from(JSON.stringify(manifest)));
}

/** Each table's rows, without what stays behind. */
async function rowsOf(url: string) {
  const tables: Record<string, unknown[]> = {};
  for (const { name, without = [], where = "true" } of MOVED_TABLES) {
    const left = without.map((column) => ` - '${column}'`).join("");
    tables[name] = await ask(
      url,
      `select (to_jsonb(t)${left})::text as row from ${name} t where ${where} order by 1`,
    );
  }
  return tables;
}

const own = process.env.DATABASE_URL ?? "";

async function isEmpty(): Promise<boolean> {
  const rows = await rowsOf(own);
  return MOVED_TABLES.every(({ name, present }) => present || rows[name]?.length === 0);
}

test("each table of the database is moved, or is known to stay", async () => {
  const tables = await ask<{ name: string }>(
    own,
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const known = [...MOVED_TABLES.map(({ name }) => name), ...Object.keys(LEFT_TABLES)];
  expect(known.sort()).toEqual(tables.map(({ name }) => name).sort());
});

test("an archive holds no session, code or second factor, and no text of a mail", async () => {
  const files = await unpack();
  const names = [...files.keys()].filter((name) => name.startsWith("tables/"));
  expect(names).toEqual(MOVED_TABLES.map(({ name }) => `tables/${name}.csv`));
  expect(String(files.get("tables/users.csv")).split("\n")[0]).not.toContain("registered_by");
});

const BAD: [what: string, change: (files: Files) => Files, message: string][] = [
  [
    "an unknown version",
    (files) =>
      changed(
        files,
        "manifest.json",
        (text) => text.replace('"version": 1', '"version": 99'),
        false,
      ),
    "Version 99 of archives is unknown",
  ],
  [
    "a newer release",
    (files) =>
      changed(
        files,
        "manifest.json",
        (text) => text.replace(/"schema": "[^"]*"/, '"schema": "29990101000000_later"'),
        false,
      ),
    "newer release (29990101000000_later)",
  ],
  [
    "a changed file",
    (files) => changed(files, "tables/orders.csv", (text) => text.replace("0", "1"), false),
    "tables/orders.csv was changed since the export",
  ],
  [
    "a missing table",
    (files) => new Map([...files].filter(([name]) => name !== "tables/money_entries.csv")),
    "tables/money_entries.csv is missing",
  ],
  [
    "a missing picture",
    // The last one.
    (files) => new Map([...files].slice(0, -1)),
    "is missing in the archive",
  ],
  [
    "a value of another type",
    (files) =>
      changed(files, "tables/stock_movements.csv", (text) => {
        const [heading = "", first = "", ...rest] = text.split("\n");
        const at = heading.split(",").indexOf("delta");
        const cells = first.split(",").map((cell, place) => (place === at ? "many" : cell));
        return [heading, cells.join(","), ...rest].join("\n");
      }),
    "tables/stock_movements.csv: line 2: column delta",
  ],
  [
    "a row whose order is gone",
    (files) =>
      changed(files, "tables/money_entries.csv", (text) => {
        const [heading = "", first = "", ...rest] = text.split("\n");
        const at = heading.split(",").indexOf("order_id");
        const cells = first
          .split(",")
          .map((cell, place) => (place === at ? crypto.randomUUID() : cell));
        return [heading, cells.join(","), ...rest].join("\n");
      }),
    "tables/money_entries.csv",
  ],
];

test.each(BAD)("%s is refused in words, and nothing of it stays", async (_, change, message) => {
  const archive = await unpack();
  const file = await pack(change(archive));
  await expectError(importShop(file), { message: expect.stringContaining(message) });
  expect(await isEmpty()).toBe(true);
  // Other tests of this worker have pictures of their own.
  const media = await readdir(path.join(process.env.DATA_DIR ?? "", "media")).catch(() => []);
  const own = [...archive.keys()].join("\n");
  expect(media.filter((key) => own.includes(`/${key}/`))).toEqual([]);
});

test("a file that is no zip is refused", async () => {
  const file = path.join(folder, "words.zip");
  await writeFile(file, "no zip at all");
  await expectError(importShop(file), {
    message: expect.stringContaining("can't be read as a zip"),
  });
  await expectError(importShop(path.join(folder, "nowhere.zip")), "invalid");
});

test("the demo moves into an empty shop row by row, its books hold, and it moves in once", async () => {
  const wanted = await rowsOf(demoUrl);
  // The demo's own export is told there after its snapshot.
  const counted = wanted.audit_entries?.length ?? 0;
  wanted.audit_entries = await ask(
    demoUrl,
    "select to_jsonb(t)::text as row from audit_entries t where subject <> 'export-shop' order by 1",
  );
  expect(wanted.audit_entries).toHaveLength(counted - 1);
  for (const table of ["products", "orders", "money_entries", "stock_movements", "shop_settings"]) {
    expect(wanted[table]?.length, table).toBeGreaterThan(0);
  }
  const { rows, pictures } = await importShop(archive);
  expect(await rowsOf(own)).toEqual(wanted);
  expect(rows).toBe(Object.values(wanted).flat().length);
  expect(pictures).toBeGreaterThan(0);
  expect(await verifyBooks()).toEqual([]);

  const { manifest, close } = await openArchive(archive);
  close();
  for (const { name } of manifest.pictures) {
    const [, shelf, ...file] = name.split("/");
    const stored = path.join(shelf === "public" ? "media" : "private-media", ...file);
    const [there, here] = await Promise.all(
      [demoFiles, process.env.DATA_DIR ?? ""].map((data) => readFile(path.join(data, stored))),
    );
    expect(here?.equals(there ?? Buffer.of()), name).toBe(true);
  }

  await expectError(importShop(archive), { code: "conflict" });
  expect(await rowsOf(own)).toEqual(wanted);
});
