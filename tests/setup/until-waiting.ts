import { expect, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { PATIENCE } from "./patience.ts";

/** Waits until this many sessions of the database wait for a lock. */
export async function untilWaiting(count: number): Promise<void> {
  await vi.waitFor(async () => {
    const [row] = await db().$queryRaw<{ waiting: bigint }[]>`
      SELECT count(*) AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(Number(row?.waiting)).toBe(count);
  }, PATIENCE);
}
