import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

/** Returns a process's resident memory in MiB (Linux). */
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** Returns how many files and sockets a process has open (Linux). */
export const openHandles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Returns the connections to a database, but for the one that asks. */
export async function databaseConnections(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? Number.NaN;
}
