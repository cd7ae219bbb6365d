import type pg from "pg";
import { connect } from "../database/connection.mjs";

/** Work for the thread. `cleanUp` is true an hour after the last clean-up. */
export type Work = { cleanUp: boolean };

/** Returns the thread's work, or undefined. */
export type FindWork = () => Promise<Work | undefined>;

/** Tells a running thread to clean up. Any other message stops it. */
export const CLEAN_UP = "clean up";

const CLEAN_UP_MS = 60 * 60_000;

/** After this the connection counts as lost. */
const QUERY_TIMEOUT_MS = 10_000;

const DUE = `select exists (
  select from outbox_mails where sent_at is null and failed_at is null and next_try_at <= now()
) or exists (
  select from outbox_mails where sent_at is null and failed_at is null and expires_at <= now()
) as due`;

/** Returns a finder of work that keeps one connection. It finds no mail while the database is away. */
export function workFinder(url: string): { findWork: FindWork; close: () => Promise<void> } {
  let client: pg.Client | undefined;
  let cleanUpAt = Date.now() + CLEAN_UP_MS;

  async function isMailDue(): Promise<boolean> {
    client ??= await connect(url, { query_timeout: QUERY_TIMEOUT_MS });
    const { rows } = await client.query<{ due: boolean }>(DUE);
    return rows[0]?.due ?? false;
  }

  async function close(): Promise<void> {
    const closing = client;
    client = undefined;
    await closing?.end().catch(() => {});
  }

  async function findWork(): Promise<Work | undefined> {
    const cleanUp = Date.now() >= cleanUpAt;
    if (cleanUp) cleanUpAt = Date.now() + CLEAN_UP_MS;
    const isDue = await isMailDue().catch(() => {
      // Not waited for: a lost connection ends late.
      void close();
      return false;
    });
    return cleanUp || isDue ? { cleanUp } : undefined;
  }

  return { findWork, close };
}
