import { readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { SHOP_FACT_KEYS } from "#lib/database/shop-fact-keys.ts";
import { env } from "#lib/environment/env.ts";
import {
  folderMailer,
  type Mailer,
  mailFolder,
  type OutgoingMail,
  smtpMailer,
} from "#lib/mail/deliver.ts";
import { getDevMail, listDevMails, showsDevMail } from "#lib/mail/dev-mail.ts";
import { startMailWorker } from "#lib/mail/mail-worker.ts";
import { expireMails, purgeMailFolder, purgeMails } from "#lib/mail/purge-mails.ts";
import { queueMail } from "#lib/mail/queue-mail.ts";
import { sendDueMails } from "#lib/mail/send-due-mails.ts";
import { newEmail } from "#tests/factories/account.ts";
import { QUEUED_CODE, queueCode, queueNotice } from "#tests/factories/queued-mail.ts";
import { startMailServer } from "#tests/fakes/mail-server.ts";
import { failing, keeper } from "#tests/fakes/mailers.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { PATIENCE, PATIENT_TRANSACTION } from "#tests/setup/patience.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** An address where no server listens. */
const NOBODY = "smtp://127.0.0.1:1";

const closing: (() => unknown)[] = [];

beforeEach(() => db().outboxMail.deleteMany());
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const queue = (count: number) => Promise.all(Array.from({ length: count }, () => queueNotice()));

/** Sends until no mail is due at that time. */
async function sendAll(mailer: Mailer, now: Date): Promise<void> {
  while ((await sendDueMails(mailer, 50, now)) > 0);
}

function messageIdOf(source: Buffer): string {
  return /^Message-ID: <([^>]+)>/im.exec(source.toString())?.[1] ?? "none";
}

test("a database that is away after a mail went out: it's noted as sent, and goes out once", async () => {
  await queue(1);
  const mailer = keeper();
  const away = Object.assign(new Error("away"), { code: "P1001" });
  const note = vi.spyOn(db().outboxMail, "updateMany").mockRejectedValueOnce(away);
  closing.push(() => note.mockRestore());
  await sendAll(mailer, new Date());
  await sendAll(mailer, new Date(Date.now() + DAY));
  expect(mailer.mails).toHaveLength(1);
  expect(await db().outboxMail.count({ where: { sentAt: null } })).toBe(0);
});

test("server dead, then refusing, then hanging up after the last byte: 60 mails end as 60 mails", async () => {
  const recipients = await queue(60);
  const dead = smtpMailer(NOBODY);
  closing.push(() => dead.close());
  let now = new Date();
  const later = () => {
    now = new Date(now.getTime() + DAY / 4);
    return now;
  };

  await sendAll(dead, now);
  const server = await startMailServer({ mood: "refuse" });
  closing.push(() => server.stop());
  const mailer = smtpMailer(server.url);
  closing.push(() => mailer.close());
  await sendAll(mailer, later());
  expect(server.received).toEqual([]);
  expect(await db().outboxMail.count({ where: { sentAt: null, failedAt: null } })).toBe(60);

  server.mood = "drop";
  await sendAll(mailer, later());
  const dropped = server.received.length;
  expect(dropped).toBeGreaterThan(0);
  expect(await db().outboxMail.count({ where: { sentAt: null, failedAt: null } })).toBe(60);

  server.mood = "accept";
  await sendAll(mailer, later());
  // A connection that the server was about to drop may have been taken for one more mail.
  await sendAll(mailer, later());
  expect(await db().outboxMail.count({ where: { sentAt: { not: null } } })).toBe(60);
  const ids = server.received.map(({ source }) => messageIdOf(source));
  expect(new Set(ids).size).toBe(60);
  // The server may have kept a dropped mail, so it arrives twice with one Message-ID.
  expect(ids).toHaveLength(60 + dropped);
  expect(new Set(server.received.flatMap(({ to }) => to))).toEqual(new Set(recipients));
});

test("an answer to a mail goes to the shop", async () => {
  await queue(1);
  const server = await startMailServer();
  closing.push(() => server.stop());
  const mailer = smtpMailer(server.url);
  closing.push(() => mailer.close());
  await sendAll(mailer, new Date());
  expect(String(server.received[0]?.source)).toContain(`\r\nReply-To: ${env().SHOP_EMAIL}\r\n`);
});

test("senders side by side send each mail once", async () => {
  const recipients = await queue(40);
  const mailer = keeper();
  const now = new Date();
  await Promise.all([1, 2, 3, 4].map(() => sendAll(mailer, now)));
  expect(mailer.mails.map(({ to }) => to).toSorted()).toEqual(recipients.toSorted());
});

test("what a dead sender had taken on is sent after its lease, under the same Message-ID", async () => {
  await queue(1);
  const now = new Date();
  const first = await new Promise<OutgoingMail>((begun) => {
    const dead: Mailer = {
      send(mail) {
        begun(mail);
        return new Promise(() => {});
      },
      close() {},
    };
    void sendDueMails(dead, 1, now);
  });
  const mailer = keeper();
  expect(await sendDueMails(mailer, 1, new Date(now.getTime() + 4 * MINUTE))).toBe(0);
  expect(await sendDueMails(mailer, 1, new Date(now.getTime() + 6 * MINUTE))).toBe(1);
  expect(mailer.mails[0]?.messageId).toBe(first.messageId);
});

test("a mail is given up after its last try, visibly and without a word of what it said", async () => {
  const to = await queueCode(new Date(Date.now() + 365 * DAY));
  const refusal = Object.assign(new Error(`550 spam: ${QUEUED_CODE}`), {
    code: "EMESSAGE",
    responseCode: 550,
    command: "DATA",
  });
  let tries = 0;
  for (let now = new Date(); ; now = new Date(now.getTime() + DAY)) {
    if ((await sendDueMails(failing(refusal), 1, now)) === 0) break;
    tries += 1;
  }
  expect(tries).toBeGreaterThanOrEqual(5);
  const row = await db().outboxMail.findFirstOrThrow({ where: { recipient: to } });
  expect(row).toMatchObject({ tries, lastError: "EMESSAGE 550 DATA", data: {}, sentAt: null });
  expect(row.failedAt).not.toBeNull();
});

test("a mail that can't be rendered is tried again and holds nobody up", async () => {
  await db().outboxMail.create({
    data: { recipient: newEmail(), template: "no-such", data: {}, messageId: "broken" },
  });
  await queue(1);
  const mailer = keeper();
  await sendAll(mailer, new Date());
  expect(mailer.mails).toHaveLength(1);
  const broken = await db().outboxMail.findUniqueOrThrow({ where: { messageId: "broken" } });
  expect(broken).toMatchObject({ tries: 1, lastError: "Error", failedAt: null });
});

test("a code is emptied out of the outbox once it is sent", async () => {
  const to = await queueCode();
  const mailer = keeper();
  await sendAll(mailer, new Date());
  expect(mailer.mails[0]?.text).toContain(QUEUED_CODE);
  expect(mailer.mails[0]?.subject).not.toContain(QUEUED_CODE);
  const row = await db().outboxMail.findFirstOrThrow({ where: { recipient: to } });
  expect(row.data).toEqual({});
  expect(row.sentAt).not.toBeNull();
});

test("a code that came too late isn't sent, and is emptied", async () => {
  const late = new Date(Date.now() + 10 * MINUTE);
  const to = await queueCode(late);
  expect(await sendDueMails(keeper(), 10, late)).toBe(0);
  await expireMails(late);
  const row = await db().outboxMail.findFirstOrThrow({ where: { recipient: to } });
  expect(row).toMatchObject({ data: {}, lastError: "expired", failedAt: late, sentAt: null });
});

test("a mail is queued with what it tells of, or not at all", async () => {
  const to = newEmail();
  const called = db().$transaction(async (tx) => {
    await queueMail(tx, { to, template: "password-changed", data: { name: "Uji" } });
    throw new Error("called off");
  }, PATIENT_TRANSACTION);
  await expect(called).rejects.toThrow("called off");
  expect(await db().outboxMail.count({ where: { recipient: to } })).toBe(0);
});

test.each(["sentAt", "failedAt"])("a mail is forgotten 90 days after its %s", async (field) => {
  await queue(1);
  await db().outboxMail.updateMany({ data: { [field]: new Date() } });
  await purgeMails(new Date(Date.now() + 89 * DAY));
  expect(await db().outboxMail.count()).toBe(1);
  await purgeMails(new Date(Date.now() + 91 * DAY));
  expect(await db().outboxMail.count()).toBe(0);
});

test("a mail that waits is kept, however long ago it was queued", async () => {
  await queue(1);
  await purgeMails(new Date(Date.now() + 400 * DAY));
  expect(await db().outboxMail.count()).toBe(1);
});

test("a file that another process has just deleted is no error to the one that tidies the folder", async () => {
  await queue(1);
  await sendAll(folderMailer(mailFolder()), new Date());
  // Listed, and yet not there.
  await symlink("gone.eml", path.join(mailFolder(), "00-linked.eml"));
  await purgeMailFolder(new Date(Date.now() + 8 * DAY));
  expect((await readdir(mailFolder())).filter((name) => !name.startsWith("00-"))).toEqual([]);
  await rm(path.join(mailFolder(), "00-linked.eml"));
});

test("without a mail server a mail becomes a file, which can be read and goes after a week", async () => {
  const to = await queueCode();
  await sendAll(folderMailer(mailFolder()), new Date());
  const [listed] = await listDevMails();
  expect(listed).toMatchObject({ to, subject: "Your Sekar Batik verification code" });
  const mail = await getDevMail(listed?.id ?? "");
  expect(mail.text).toContain(QUEUED_CODE);
  expect(mail.html).toContain(QUEUED_CODE);
  for (const id of ["../../auth-secret", "00000000-0000-4000-8000-000000000000"]) {
    await expectError(getDevMail(id), "not-found");
  }
  await purgeMailFolder(new Date(Date.now() + 6 * DAY));
  expect(await listDevMails()).toHaveLength(1);
  await purgeMailFolder(new Date(Date.now() + 8 * DAY));
  expect(await listDevMails()).toEqual([]);
});

test("the demo's mail is shown by the embedded database at a local address only", async () => {
  const before = { ...env() };
  Object.assign(env(), { EMBEDDED_DATABASE: "1" });
  expect(await showsDevMail()).toBe(false);
  await db().shopFact.create({ data: { key: SHOP_FACT_KEYS.demoData, value: "done" } });
  expect(await showsDevMail()).toBe(true);
  Object.assign(env(), { SITE_URL: "https://toko.example" });
  expect(await showsDevMail()).toBe(false);
  Object.assign(env(), { SITE_URL: before.SITE_URL, EMBEDDED_DATABASE: "0" });
  expect(await showsDevMail()).toBe(false);
  Object.assign(env(), before);
  await db().shopFact.deleteMany({ where: { key: SHOP_FACT_KEYS.demoData } });
});

test("the worker sends what is queued while it runs, and ends when it is told to", async () => {
  const mailer = keeper();
  const worker = startMailWorker(mailer);
  const [to] = await queue(1);
  await vi.waitFor(() => expect(mailer.mails.map((mail) => mail.to)).toEqual([to]), PATIENCE);
  await worker.stop();
  await queue(1);
  expect(mailer.mails).toHaveLength(1);
});

test("a backlog is sent at most five mails at a time", async () => {
  const recipients = await queue(23);
  const sent: string[] = [];
  let [now, most] = [0, 0];
  const worker = startMailWorker({
    async send({ to }) {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      sent.push(to);
    },
    close() {},
  });
  await vi.waitFor(() => expect(sent).toHaveLength(23), PATIENCE);
  await worker.stop();
  expect(sent.toSorted()).toEqual(recipients.toSorted());
  expect(most).toBeLessThanOrEqual(5);
});

test("a code doesn't wait behind a backlog", async () => {
  await queue(30);
  const to = await queueCode();
  const mailer = keeper();
  expect(await sendDueMails(mailer, 5)).toBe(5);
  expect(mailer.mails.map((mail) => mail.to)).toContain(to);
  expect(await sendDueMails(mailer, 5)).toBe(5);
});
