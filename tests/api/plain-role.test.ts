import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";

// The shop under test runs as the role `shop` of scripts/compose/roles.sql, and so do all tests here.

const url = process.env.TEST_PLAIN_DATABASE_URL ?? "";
const client = new pg.Client({ connectionString: url });
/** A developer's own server keeps its roles. */
const hasRoles = url !== process.env.DATABASE_URL;

beforeAll(() => client.connect());
afterAll(() => client.end());

const refusal = (sql: string) =>
  client.query(sql).then(
    () => null,
    (error) => error.code,
  );

describe.skipIf(!hasRoles)("the plain role", () => {
  test("reads and writes rows of every table, but changes no entry of the audit log, of money, of stock, of settings or of pages", async () => {
    const { rows } = await client.query(
      `SELECT relname, right_name FROM pg_class,
       unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS rights (right_name)
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND NOT has_table_privilege(oid, right_name)
     ORDER BY relname, right_name`,
    );
    expect(rows).toEqual([
      { relname: "audit_entries", right_name: "UPDATE" },
      { relname: "bank_rows", right_name: "DELETE" },
      { relname: "bank_rows", right_name: "UPDATE" },
      { relname: "money_entries", right_name: "DELETE" },
      { relname: "money_entries", right_name: "UPDATE" },
      { relname: "page_versions", right_name: "DELETE" },
      { relname: "page_versions", right_name: "UPDATE" },
      { relname: "shop_settings", right_name: "DELETE" },
      { relname: "shop_settings", right_name: "UPDATE" },
      { relname: "stock_movements", right_name: "DELETE" },
      { relname: "stock_movements", right_name: "UPDATE" },
    ]);
  });

  test("removes an account whose entries stay, and old entries", async () => {
    const email = `${randomUUID()}@example.test`;
    const { id } = await db().user.create({
      data: { email, name: "Uji", phoneNumber: "", passwordHash: "" },
    });
    const entry = await db().auditEntry.create({
      data: { actorId: id, actor: "Uji", action: "product.update" },
    });
    await client.query("DELETE FROM users WHERE id = $1", [id]);
    expect(await db().auditEntry.findUnique({ where: { id: entry.id } })).toEqual({
      ...entry,
      actorId: null,
    });
    await client.query("DELETE FROM audit_entries WHERE id = $1", [entry.id]);
  });

  test.each([
    "COPY users TO PROGRAM 'cat'",
    "COPY users FROM PROGRAM 'echo'",
    "COPY users TO '/tmp/users'",
    "CREATE TABLE more (id int)",
    "CREATE TEMP TABLE more (id int)",
    "CREATE SCHEMA more",
    "CREATE EXTENSION citext",
    "CREATE FUNCTION more() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "ALTER TABLE users DISABLE TRIGGER ALL",
    "TRUNCATE rate_limits",
    "UPDATE audit_entries SET actor = 'nobody'",
    "INSERT INTO audit_entries (actor, action) VALUES ('x', 'x') ON CONFLICT (id) DO UPDATE SET actor = 'y'",
    "UPDATE bank_rows SET rupiah = 0",
    "DELETE FROM bank_rows",
    "UPDATE money_entries SET rupiah = 0",
    "UPDATE money_entries SET kind = 'refunded'",
    "DELETE FROM money_entries",
    "UPDATE stock_movements SET delta = 0",
    "DELETE FROM stock_movements",
    "UPDATE shop_settings SET value = 'true'",
    "DELETE FROM shop_settings",
    "UPDATE page_versions SET value = '{}'",
    "DELETE FROM page_versions",
    "DROP TABLE rate_limits",
    "SELECT rolpassword FROM pg_authid",
    "ALTER ROLE shop SUPERUSER",
    "SET ROLE shop_owner",
    "CREATE ROLE more",
  ])("can't %s", async (sql) => {
    expect(await refusal(sql)).toMatch(/^(42501|0LP01)$/);
  });

  test("keeps the rows of settings whose admin is gone, without the admin", async () => {
    const { id: changedBy } = await db().user.create({
      data: {
        email: `${randomUUID()}@example.test`,
        name: "Uji",
        phoneNumber: "",
        passwordHash: "",
      },
    });
    const { id } = await db().shopSetting.create({ data: { key: "a-test", value: 1, changedBy } });
    await client.query("DELETE FROM users WHERE id = $1", [changedBy]);
    expect(await db().shopSetting.delete({ where: { id } })).toMatchObject({ changedBy: null });
  });

  test("takes personal data out of an entry of money", async () => {
    expect(
      await refusal("UPDATE money_entries SET note = '', account = '', image = NULL WHERE false"),
    ).toBe(null);
  });

  test("reads a table that a later migration makes", async () => {
    await db().$transaction([
      db().$executeRaw`SET LOCAL ROLE shop_owner`,
      db().$executeRaw`CREATE TABLE made_later (id int)`,
    ]);
    try {
      expect((await client.query("SELECT * FROM made_later")).rows).toEqual([]);
    } finally {
      await db().$executeRaw`DROP TABLE made_later`;
    }
  });
});
