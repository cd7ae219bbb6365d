import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { setTagChannel } from "#lib/expiry/expire-pages.ts";
import { tags } from "#lib/expiry/tags.ts";
import { cleanUp } from "#lib/jobs/clean-up.ts";
import { checkUnpaidOrders } from "#lib/jobs/watch-unpaid-orders.ts";
import { log } from "#lib/telemetry/log.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queueNotice } from "#tests/factories/queued-mail.ts";

afterEach(() => {
  vi.restoreAllMocks();
  setTagChannel(undefined);
});

/** Records the tags that are expired from now on. */
function recordTags(): string[] {
  const expired: string[] = [];
  setTagChannel({ send: (names: string[]) => void expired.push(...names) } as never);
  return expired;
}

/** Makes a transaction fail after the first `count` ones. */
function failTransactionAfter(count: number) {
  const own = db().$transaction.bind(db());
  const spy = vi.spyOn(db(), "$transaction");
  for (let call = 0; call < count; call += 1) spy.mockImplementationOnce(own as never);
  spy.mockRejectedValueOnce(new Error("made to fail by the test"));
}

test("an expired order's pages are refreshed and the reminders go out, though expiry fails after it", async () => {
  const [overdue, soon] = [await placeTestOrder(), await placeTestOrder()];
  await db().order.update({ where: { id: overdue.id }, data: { paymentDeadline: new Date(0) } });
  const { paymentDeadline } = await db().order.findUniqueOrThrow({ where: { id: soon.id } });
  const error = vi.spyOn(log(), "error");
  const expired = recordTags();
  failTransactionAfter(1);

  await checkUnpaidOrders(new Date(paymentDeadline.getTime() - millisecondsInHour));

  const { productId } = overdue;
  expect(expired).toEqual([tags.products, tags.product(productId), tags.card(productId)]);
  expect(error.mock.calls.map(([details]) => details)).toMatchObject([
    { step: "expire unpaid orders" },
  ]);
  const reminded = await db().order.findUniqueOrThrow({ where: { id: soon.id } });
  expect(reminded.remindedAt).not.toBeNull();
});

test("a step of the clean-up that fails is logged by its name, and the later ones run", async () => {
  const to = await queueNotice();
  await db().outboxMail.updateMany({ where: { recipient: to }, data: { sentAt: new Date() } });
  const error = vi.spyOn(log(), "error");
  vi.spyOn(db().oneTimeCode, "deleteMany").mockRejectedValueOnce(new Error("made to fail"));

  await cleanUp(new Date(Date.now() + 91 * millisecondsInDay));

  expect(error.mock.calls.map(([details]) => details)).toMatchObject([
    { step: "purge codes, sessions and limits" },
  ]);
  expect(await db().outboxMail.count({ where: { recipient: to } })).toBe(0);
});
