import { millisecondsInHour } from "date-fns/constants";
import { beforeEach, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { listMails } from "#lib/mail/list-mails.ts";
import { expireMails } from "#lib/mail/purge-mails.ts";
import { queueMail } from "#lib/mail/queue-mail.ts";
import { requeueFailedMails, resendMail } from "#lib/mail/requeue-mails.ts";
import { sendDueMails } from "#lib/mail/send-due-mails.ts";
import { newEmail } from "#tests/factories/account.ts";
import { nextMoment } from "#tests/factories/next-moment.ts";
import { queueCode, queueNotice } from "#tests/factories/queued-mail.ts";
import { failing, keeper } from "#tests/fakes/mailers.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const HOUR = millisecondsInHour;

beforeEach(() => db().outboxMail.deleteMany());

async function queue(): Promise<string> {
  const to = await queueNotice();
  await nextMoment();
  return to;
}

async function idOf(recipient: string): Promise<string> {
  return (await db().outboxMail.findFirstOrThrow({ where: { recipient } })).id;
}

/** Retries all mails until each is given up. */
async function giveUp(): Promise<void> {
  for (let now = Date.now(); (await sendDueMails(failing(), 50, new Date(now))) > 0; )
    now += 24 * HOUR;
}

test("a mail that was given up goes out again, with all its tries", async () => {
  const to = await queue();
  await giveUp();
  const [failed] = await listMails("failed", 10);
  expect(failed).toMatchObject({ to, state: "failed", last_error: "Error" });
  expect(failed?.tries).toBeGreaterThan(1);
  expect(await resendMail(failed?.id ?? "")).toEqual({ id: failed?.id, how: "requeued" });
  const mailer = keeper();
  await sendDueMails(mailer, 10, new Date(Date.now() + 1000));
  expect(mailer.mails.map((mail) => mail.to)).toEqual([to]);
  expect(await listMails("sent", 10)).toMatchObject([{ to, tries: 1 }]);
});

test("a mail that was sent is sent once more, under another Message-ID", async () => {
  const to = await queue();
  const mailer = keeper();
  await sendDueMails(mailer, 10);
  const id = await idOf(to);
  const again = await resendMail(id);
  expect(again.how).toBe("copied");
  await sendDueMails(mailer, 10, new Date(Date.now() + 1000));
  const [first, second] = mailer.mails;
  expect(second).toMatchObject({ to, subject: first?.subject, text: first?.text });
  expect(second?.messageId).not.toBe(first?.messageId);
});

test("what holds a code isn't kept, and so isn't sent again", async () => {
  const to = await queueCode();
  await sendDueMails(keeper(), 10);
  await expectError(resendMail(await idOf(to)), {
    code: "conflict",
    message: "The mail held a code, which is gone: its reader asks for a new one",
  });
});

test("the link that completes an order isn't kept once it is sent", async () => {
  const to = newEmail();
  const order = { orderId: "1", orderNo: "SB1", name: "Uji", total: 1, resi: null, lines: [] };
  const data = { ...order, completeLink: "http://localhost:3000/complete-order?token=x" };
  await queueMail(db(), { to, template: "in-delivery", data });
  await sendDueMails(keeper(), 10);
  expect((await db().outboxMail.findFirstOrThrow({ where: { recipient: to } })).data).toEqual({});
  await expect(resendMail(await idOf(to))).rejects.toThrow(/held a link/);
});

test("a mail that a sender may have in hand is left to it; one that waits for hours is tried now", async () => {
  const to = await queue();
  const id = await idOf(to);
  await expectError(resendMail(id), "conflict");
  await db().outboxMail.update({ where: { id }, data: { nextTryAt: new Date(Date.now() + HOUR) } });
  expect(await resendMail(id)).toEqual({ id, how: "hurried" });
  const mailer = keeper();
  await sendDueMails(mailer, 10, new Date(Date.now() + 1000));
  expect(mailer.mails).toHaveLength(1);
});

test.each(["nothing", "00000000-0000-4000-8000-000000000000"])(
  "there is no mail %s",
  async (id) => {
    await expectError(resendMail(id), "not-found");
  },
);

test("after an outage everything that is still whole goes out, and what was lost is counted", async () => {
  const given = [await queue(), await queue()];
  await giveUp();
  await queueCode();
  await expireMails(new Date(Date.now() + HOUR));
  const waiting = await queue();
  await db().outboxMail.updateMany({
    where: { recipient: waiting },
    data: { nextTryAt: new Date(Date.now() + 12 * HOUR) },
  });
  const leased = await queue();
  expect(await requeueFailedMails()).toEqual({ requeued: 2, hurried: 1, lost: 1 });
  const mailer = keeper();
  await sendDueMails(mailer, 10, new Date(Date.now() + 1000));
  expect(mailer.mails.map(({ to }) => to).toSorted()).toEqual(
    [...given, waiting, leased].toSorted(),
  );
});

test("the list is of one state where it is named, newest first, and of at most so many", async () => {
  const sent = await queue();
  await sendDueMails(keeper(), 10);
  const first = await queue();
  const second = await queue();
  expect((await listMails(null, 10)).map(({ to }) => to)).toEqual([second, first, sent]);
  expect((await listMails("waiting", 1)).map(({ to }) => to)).toEqual([second]);
  expect((await listMails("sent", 10)).map(({ to }) => to)).toEqual([sent]);
  expect(await listMails("failed", 10)).toEqual([]);
  expect(Object.keys((await listMails(null, 1))[0] ?? {})).not.toContain("data");
});
