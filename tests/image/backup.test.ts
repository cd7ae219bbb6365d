import { readdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOnArchive, variable } from "./layout.ts";

const BACKUP = ["/scripts/backup.sh", "now"];
const client = new pg.Client({ connectionString: process.env.TEST_ARCHIVE_URL });
const backups = () => join(variable("TEST_LAYOUT"), "volumes/backups");
const names = () => readdirSync(backups()).sort();

beforeAll(() => client.connect());
afterAll(() => client.end());

/** Every row of every table, as one number a table. */
async function contents(): Promise<Record<string, string>> {
  const { rows: tables } = await client.query(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const found: Record<string, string> = {};
  for (const { tablename } of tables) {
    const table = pg.escapeIdentifier(tablename);
    const { rows } = await client.query(
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM ${table} t`,
    );
    found[tablename] = rows[0].sum;
  }
  return found;
}

test("a backup brings back what was lost since, rows and pictures, and nothing of another", async () => {
  const before = await contents();
  expect(before.orders).not.toMatch(/^0 /);
  expect(await runOnArchive("backup", BACKUP)).toBe(0);
  const [name = ""] = names();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z$/);

  const media = join(variable("DATA_DIR"), "media");
  const [picture = ""] = readdirSync(media);
  const lost = join(variable("TEST_LAYOUT"), "lost-picture");
  renameSync(join(media, picture), lost);
  await client.query("TRUNCATE orders CASCADE");
  await client.query("CREATE TABLE of_a_later_migration (id int)");
  expect(await contents()).not.toEqual(before);

  expect(await runOnArchive("restore", [name])).toBe(0);
  expect(await contents()).toEqual(before);
  expect(readdirSync(join(media, picture)).sort()).toEqual(readdirSync(lost).sort());
});

test("the pictures of two backups are the same files", async () => {
  expect(await runOnArchive("backup", BACKUP)).toBe(0);
  const [first = "", second = ""] = names();
  expect(second > first).toBe(true);
  const [picture = ""] = readdirSync(join(backups(), first, "media"));
  const [file = ""] = readdirSync(join(backups(), first, "media", picture));
  const inode = (name: string) => statSync(join(backups(), name, "media", picture, file)).ino;
  expect(inode(second)).toBe(inode(first));
});

test("a restore that can't be done changes nothing", async () => {
  const before = await contents();
  expect(await runOnArchive("restore", ["2001-01-01T00-00-00Z"])).toBe(1);
  expect(await contents()).toEqual(before);
});
