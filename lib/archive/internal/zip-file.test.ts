import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { afterAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { checkFile, openArchive } from "./zip-file.ts";

const folder = await mkdtemp(path.join(tmpdir(), "archive-"));

afterAll(() => rm(folder, { recursive: true }));

async function pack(files: Record<string, string>): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.zip`);
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  return file;
}

const CSV = "id,key\n1,\n";
const FILE = {
  name: "shop_facts",
  columns: ["id", "key"],
  rows: 1,
  bytes: CSV.length,
  sha256: createHash("sha256").update(CSV).digest("hex"),
};
const MANIFEST = {
  version: 1,
  schema: "20261127120000_clear_demo",
  shop: "Toko",
  exported_at: "2026-11-27T20:00:00.000Z",
  tables: [FILE],
  pictures: [],
};
const PATH = "tables/shop_facts.csv";

test("a file of an archive is read as it was written", async () => {
  const archive = await openArchive(
    await pack({ [PATH]: CSV, "manifest.json": JSON.stringify(MANIFEST) }),
  );
  expect(archive.manifest).toEqual(MANIFEST);
  await checkFile(archive, PATH, FILE);
  expect(await text(await archive.read(PATH))).toBe(CSV);
  archive.close();
});

test.each([
  ["another content", CSV.replace("1", "2"), `${PATH} was changed since the export`],
  ["another length", `${CSV}2,\n`, `${PATH} was changed since the export`],
  ["none", null, `${PATH} is missing in the archive`],
])("a file with %s is named", async (_, content, message) => {
  const files: Record<string, string> = content === null ? {} : { [PATH]: content };
  const archive = await openArchive(
    await pack({ ...files, "manifest.json": JSON.stringify(MANIFEST) }),
  );
  await expect(checkFile(archive, PATH, FILE)).rejects.toThrow(message);
  archive.close();
});

test.each([
  ["no manifest", {}, "manifest.json is missing"],
  ["a damaged manifest", { "manifest.json": "{" }, "manifest.json is damaged"],
  [
    "another version",
    { "manifest.json": JSON.stringify({ ...MANIFEST, version: 2 }) },
    "Version 2 of archives is unknown",
  ],
  [
    "a manifest without a table's rows",
    { "manifest.json": JSON.stringify({ ...MANIFEST, tables: [{ ...FILE, rows: "1" }] }) },
    "manifest.json: tables.0.rows",
  ],
])("a zip with %s is refused", async (_, files, message) => {
  await expect(openArchive(await pack(files))).rejects.toThrow(message);
});

test("a cut zip, another file and none are refused", async () => {
  const good = await pack({ [PATH]: CSV, "manifest.json": JSON.stringify(MANIFEST) });
  const cut = path.join(folder, "cut.zip");
  await writeFile(cut, (await readFile(good)).subarray(0, 100));
  await expect(openArchive(cut)).rejects.toThrow("can't be read as a zip");
  await expect(openArchive(path.join(folder, "none.zip"))).rejects.toThrow(
    "can't be read as a zip",
  );
});
