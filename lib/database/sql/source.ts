import "server-only";
import type pg from "pg";
import { Prisma, type PrismaClient } from "#prisma/generated/client.ts";
import { isStalePlan } from "../database-errors.ts";
import { type Database, db, hasSharedSessions, poolOf } from "../db.ts";
import { TIME_LIMIT } from "../pool.ts";
import { prepare, renameStatements, type Statement, textOf } from "./statement.ts";

export type Sql = { query: <Row>(statement: Statement) => Promise<Row[]> };

function onConnections(connections: () => pg.Pool): Sql {
  return {
    async query<Row>(statement: Statement) {
      try {
        return await runPrepared<Row>(connections(), statement);
      } catch (error) {
        // Safe to repeat: PostgreSQL notices a stale plan before it executes anything.
        if (!isStalePlan(error)) throw error;
        return runPrepared<Row>(connections(), statement);
      }
    },
  };
}

/** Runs each statement on any connection to the primary, as a transaction of its own. */
export const onPool: Sql = onConnections(() => poolOf(db()));

/** Runs each statement on any of a client's connections, as a transaction of its own. */
export function onSource(source: PrismaClient): Sql {
  return onConnections(() => poolOf(source));
}

/** Runs a statement whose text varies on any of a client's connections, without preparing it. */
export function queryOnce<Row>(source: PrismaClient, statement: Statement): Promise<Row[]> {
  return queryUnprepared(poolOf(source), statement);
}

/** Runs a statement whose text varies, without preparing it. */
export async function queryUnprepared<Row>(
  client: pg.Pool | pg.PoolClient,
  statement: Statement,
): Promise<Row[]> {
  const values = [...statement.values];
  const { rows } = await client.query({ text: textOf(statement), values, ...TIME_LIMIT });
  return rows as Row[];
}

/** Runs statements in a transaction of Prisma. */
export function onPrisma(tx: Database): Sql {
  return {
    query: <Row>({ strings, values }: Statement) =>
      tx.$queryRaw<Row[]>(new Prisma.Sql([...strings], [...values])),
  };
}

export function onClient(client: pg.PoolClient): Sql {
  return { query: (statement) => runPrepared(client, statement) };
}

async function runPrepared<Row>(
  client: pg.Pool | pg.PoolClient,
  statement: Statement,
): Promise<Row[]> {
  if (hasSharedSessions()) return queryUnprepared(client, statement);
  const prepared = prepare(statement);
  const { name, text } = prepared;
  const values = [...statement.values];
  try {
    const { rows } = await client.query({ name, text, values, ...TIME_LIMIT });
    return rows as Row[];
  } catch (error) {
    if (isStalePlan(error)) renameStatements(prepared);
    throw error;
  }
}
