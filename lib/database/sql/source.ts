import "server-only";
import type pg from "pg";
import { isStalePlan } from "../database-errors.ts";
import { type Database, pool } from "../db.ts";
import { prepare, renameStatements, type Statement } from "./statement.ts";

/** Runs statements, on the pool or in a transaction. */
export type Sql = { query: <Row>(statement: Statement) => Promise<Row[]> };

/** Runs each statement on any connection, as a transaction of its own. */
export const onPool: Sql = {
  async query<Row>(statement: Statement) {
    try {
      return await runPrepared<Row>(pool(), statement);
    } catch (error) {
      // Safe to repeat: PostgreSQL notices a stale plan before it executes anything.
      if (!isStalePlan(error)) throw error;
      return runPrepared<Row>(pool(), statement);
    }
  },
};

/** Runs statements in a transaction of Prisma. */
export function onPrisma(tx: Database): Sql {
  return {
    query: <Row>({ strings, values }: Statement) => tx.$queryRaw<Row[]>(strings, ...values),
  };
}

/** Runs statements on one connection. */
export function onClient(client: pg.PoolClient): Sql {
  return { query: (statement) => runPrepared(client, statement) };
}

async function runPrepared<Row>(
  client: pg.Pool | pg.PoolClient,
  statement: Statement,
): Promise<Row[]> {
  const prepared = prepare(statement);
  const { name, text } = prepared;
  try {
    const { rows } = await client.query({ name, text, values: statement.values });
    return rows as Row[];
  } catch (error) {
    if (isStalePlan(error)) renameStatements(prepared);
    throw error;
  }
}
