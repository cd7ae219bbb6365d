import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { onPool, type Sql } from "#lib/database/sql/source.ts";
import { sql } from "#lib/database/sql/statement.ts";
import { inSqlTransaction } from "#lib/database/transaction.ts";
import { statementsOf } from "#tests/setup/sent-statements.ts";

beforeEach(async () => {
  await db().$executeRaw`CREATE TABLE prepared_statements_test (amount int NOT NULL)`;
  await db().$executeRaw`INSERT INTO prepared_statements_test VALUES (7)`;
});

afterEach(() => db().$executeRaw`DROP TABLE prepared_statements_test`);

function readAmount(source: Sql) {
  return source.query<{ amount: unknown }>(sql`SELECT amount FROM prepared_statements_test`);
}

test("a statement has one name however often it runs, and a connection prepares it once", async () => {
  const run = (source: Sql, value: number) =>
    source.query<{ value: number }>(sql`SELECT ${value}::int AS value`);
  const sent = await statementsOf(async () => {
    for (const value of [1, 2, 3]) expect(await run(onPool, value)).toEqual([{ value }]);
  });
  const [name, ...others] = new Set(sent.map((statement) => statement.name));
  expect(name).toMatch(/^shop_[0-9a-f]{16}_\d+$/);
  expect(others).toEqual([]);
  const times = await inSqlTransaction(async (tx) => {
    for (const value of [4, 5]) await run(tx, value);
    return tx.query<{ times: number }>(sql`
      SELECT count(*)::int AS times FROM pg_prepared_statements WHERE name = ${name ?? ""}::text`);
  });
  expect(times).toEqual([{ times: 1 }]);
});

test.each([
  ["on the pool", () => readAmount(onPool)],
  ["in a transaction", () => inSqlTransaction(readAmount)],
])("%s, a statement goes on after a migration has changed a column's type", async (_, read) => {
  expect(await read()).toEqual([{ amount: 7 }]);
  await db().$executeRaw`ALTER TABLE prepared_statements_test ALTER amount TYPE text`;
  expect(await read()).toEqual([{ amount: "7" }]);
});

test("a transaction that throws leaves nothing, and its connection serves the next", async () => {
  const failing = inSqlTransaction(async (tx) => {
    await tx.query(sql`UPDATE prepared_statements_test SET amount = 8`);
    throw new Error("not like this");
  });
  await expect(failing).rejects.toThrow("not like this");
  expect(await readAmount(onPool)).toEqual([{ amount: 7 }]);
});

test("a connection that is lost fails its transaction, and the process goes on", async () => {
  const failing = inSqlTransaction(async (tx) => {
    const [row] = await tx.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await onPool.query(sql`SELECT pg_terminate_backend(${row?.pid ?? 0}::int)`);
    await tx.query(sql`SELECT 1`);
  });
  await expect(failing).rejects.toThrow();
  expect(await readAmount(onPool)).toEqual([{ amount: 7 }]);
});
