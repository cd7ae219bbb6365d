import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { millisecondsInDay } from "date-fns/constants";
import { db } from "../database/db.ts";
import { mailFolder } from "./deliver.ts";

const RETENTION_MS = 90 * millisecondsInDay;

const FILE_RETENTION_MS = 7 * millisecondsInDay;

/** Gives up expired mails and deletes their data, which holds codes. */
export async function expireMails(now = new Date()): Promise<void> {
  await db().outboxMail.updateMany({
    where: { sentAt: null, failedAt: null, expiresAt: { lte: now } },
    data: { failedAt: now, lastError: "expired", data: {} },
  });
}

/** Deletes mails that were sent 90 days ago. */
export async function purgeSentMails(now = new Date()): Promise<void> {
  await db().outboxMail.deleteMany({
    where: { sentAt: { lt: new Date(now.getTime() - RETENTION_MS) } },
  });
}

/** Deletes files in DATA_DIR/mail after seven days. */
export async function purgeMailFolder(now = new Date()): Promise<void> {
  const folder = mailFolder();
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now.getTime() - FILE_RETENTION_MS) await rm(file, { force: true });
  }
}
