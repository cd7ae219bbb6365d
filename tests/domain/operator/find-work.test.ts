import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { newEmail } from "#tests/factories/account.ts";
import { workFinder } from "../../../scripts/shop/find-work.ts";

const FAR = new Date(Date.now() + 86_400_000);
const PAST = new Date(0);

const { findWork, close } = workFinder(process.env.DATABASE_URL ?? "");

beforeEach(() => db().outboxMail.deleteMany());
afterEach(close);

async function queue(mail: { nextTryAt: Date; expiresAt?: Date; sentAt?: Date; failedAt?: Date }) {
  const to = newEmail();
  await db().outboxMail.create({
    data: { recipient: to, template: "welcome", data: {}, messageId: to, ...mail },
  });
}

test.each([
  ["a due mail", { nextTryAt: PAST }, true],
  ["a code that has expired before its next try", { nextTryAt: FAR, expiresAt: PAST }, true],
  ["a mail to be tried later", { nextTryAt: FAR, expiresAt: FAR }, false],
  ["a sent mail", { nextTryAt: PAST, sentAt: PAST }, false],
  ["a mail that was given up", { nextTryAt: PAST, expiresAt: PAST, failedAt: PAST }, false],
])("findWork looks for due work: %s", async (_name, mail, isWork) => {
  expect(await findWork()).toBeUndefined();
  await queue(mail);
  expect(await findWork()).toEqual(isWork ? { cleanUp: false } : undefined);
});

test("no work is found while the database is away", async () => {
  const away = workFinder("postgresql://nobody:none@127.0.0.1:1/none");
  expect(await away.findWork()).toBeUndefined();
  await away.close();
});
