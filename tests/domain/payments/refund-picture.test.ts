import { existsSync } from "node:fs";
import path from "node:path";
import { addDays } from "date-fns";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { jakartaDay } from "#lib/dates.ts";
import { privatePictureFolder } from "#lib/media/picture-folder.ts";
import { sweepPictures } from "#lib/media/sweep-pictures.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { purgeProofPictures } from "#lib/payments/purge-proof-pictures.ts";
import { readRefundPicture } from "#lib/payments/read-order-picture.ts";
import { recordRefund } from "#lib/payments/record-refund.ts";
import { recordRefundInput } from "#lib/payments/schema.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";
import { createActor } from "#tests/factories/customer.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { placeCancelledAfterPayment } from "#tests/factories/placed-order.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const KEPT_DAYS = DEMO_FACTS.proofRetentionDays;

type Cancelled = Awaited<ReturnType<typeof placeCancelledAfterPayment>>;

function refund({ admin, id, total }: Cancelled, image: unknown) {
  const typed = { amount: 1, account: "BCA 1", sent_on: jakartaDay(new Date()), held_seen: total };
  return recordRefund(admin, id, recordRefundInput.parse({ ...typed, image }));
}

async function refundedWithPicture() {
  const order = await placeCancelledAfterPayment();
  await refund(order, await makePicture());
  const where = { orderId: order.id, kind: "refunded" };
  const { id: refundId, image } = await db().moneyEntry.findFirstOrThrow({ where });
  return { ...order, refundId, folder: path.join(privatePictureFolder(), image ?? "none") };
}

test("a refund's picture is for the order's owner and admins", async () => {
  const { id, customer, admin, refundId } = await refundedWithPicture();
  for (const actor of [customer, admin]) {
    expect((await getOrder(actor, id)).money.refunds).toMatchObject([
      { rupiah: 1, image: `/api/order/${id}/refund/${refundId}` },
    ]);
    expect((await readRefundPicture(actor, id, refundId)).length).toBeGreaterThan(0);
  }
  await expectError(readRefundPicture(await createActor(), id, refundId), "not-found");
  const other = await placeCancelledAfterPayment();
  await expectError(readRefundPicture(other.customer, other.id, refundId), "not-found");
});

test("what is no picture is refused beside its field, and nothing goes back", async () => {
  const order = await placeCancelledAfterPayment();
  const broken = new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2]);
  await expectError(refund(order, broken), "invalid");
  for (const image of ["text", `/media/${"a".repeat(24)}/400.webp`, new Uint8Array(9)]) {
    const { error } = recordRefundInput.safeParse({ image });
    expect(error?.issues.some((issue) => issue.path[0] === "image")).toBe(true);
  }
  await expectError(refund({ ...order, admin: order.customer }, null), "forbidden");
  expect((await getOrder(order.admin, order.id)).money.held).toBe(order.total);
});

test("it is kept as long as a proof's", async () => {
  const { id, customer, refundId, folder } = await refundedWithPicture();
  await sweepPictures(addDays(new Date(), 2));
  await purgeProofPictures(addDays(new Date(), KEPT_DAYS - 1));
  expect(existsSync(folder)).toBe(true);
  await purgeProofPictures(addDays(new Date(), KEPT_DAYS + 1));
  expect(existsSync(folder)).toBe(false);
  await expectError(readRefundPicture(customer, id, refundId), "not-found");
  expect((await getOrder(customer, id)).money.refunds).toMatchObject([{ rupiah: 1, image: null }]);
});
