import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { millisecondsInDay } from "date-fns/constants";
import { db } from "../database/db.ts";
import { mailFolder } from "./deliver.ts";

/** How long the outbox remembers that a mail was sent. */
const KEPT_MS = 90 * millisecondsInDay;

/** How long a mail stays in DATA_DIR/mail, where there is no mail server. */
const FILE_KEPT_MS = 7 * millisecondsInDay;

/** Gives up the mails that came too late and empties them, since they hold codes. */
export async function expireMails(now = new Date()): Promise<void> {
  await db().outboxMail.updateMany({
    where: { sentAt: null, failedAt: null, expiresAt: { lte: now } },
    data: { failedAt: now, lastError: "expired", data: {} },
  });
}

/** Forgets what was sent long ago. */
export async function purgeSentMails(now = new Date()): Promise<void> {
  await db().outboxMail.deleteMany({
    where: { sentAt: { lt: new Date(now.getTime() - KEPT_MS) } },
  });
}

/** Removes old files from DATA_DIR/mail. */
export async function purgeMailFolder(now = new Date()): Promise<void> {
  const folder = mailFolder();
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now.getTime() - FILE_KEPT_MS) await rm(file, { force: true });
  }
}
