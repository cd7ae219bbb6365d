import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { isBefore, subDays } from "date-fns";
import { db } from "../database/db.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { mailFolder } from "./deliver.ts";

const RETENTION_DAYS = 90;

const FILE_RETENTION_DAYS = 7;

/** Gives up expired mails and deletes their data, which holds codes. */
export async function expireMails(now = new Date()): Promise<void> {
  await onPool.query(sql`
    UPDATE outbox_mails SET failed_at = ${now}::timestamptz, last_error = 'expired', data = '{}'
    WHERE sent_at IS NULL AND failed_at IS NULL AND expires_at <= ${now}::timestamptz`);
}

/** Deletes mails that were sent or given up 90 days ago. */
export async function purgeMails(now = new Date()): Promise<void> {
  const before = subDays(now, RETENTION_DAYS);
  await db().outboxMail.deleteMany({
    where: { OR: [{ sentAt: { lt: before } }, { sentAt: null, failedAt: { lt: before } }] },
  });
}

/** Deletes files in DATA_DIR/mail after seven days. Other processes may delete or rename them meanwhile. */
export async function purgeMailFolder(now = new Date()): Promise<void> {
  const folder = mailFolder();
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const writtenAt = await findWriteTime(file);
    if (writtenAt !== null && isBefore(writtenAt, subDays(now, FILE_RETENTION_DAYS))) {
      await rm(file, { force: true });
    }
  }
}

/** Returns the time in milliseconds, null for a missing file. */
async function findWriteTime(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
