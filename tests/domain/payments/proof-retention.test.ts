import { existsSync } from "node:fs";
import path from "node:path";
import { addDays, subDays } from "date-fns";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { privatePictureFolder } from "#lib/media/picture-folder.ts";
import { sweepPictures } from "#lib/media/sweep-pictures.ts";
import { tellCustomer } from "#lib/orders/chat/order-chat.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { proofToken } from "#lib/orders/proofs/proof-link.ts";
import type { OrderStatus } from "#lib/orders/status/order-status.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { getProofPage } from "#lib/payments/get-proof-page.ts";
import { purgeProofPictures } from "#lib/payments/purge-proof-pictures.ts";
import { readProofPicture } from "#lib/payments/read-order-picture.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";
import { createActor } from "#tests/factories/customer.ts";
import { submitTestProof } from "#tests/factories/handed-in-proof.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";

const admin = await createActor("admin");

const KEPT_DAYS = DEMO_FACTS.proofRetentionDays;

/** Places an order with a proof, and sets it to a status. */
async function orderWithProof(status: OrderStatus) {
  const { id, customer } = await placeTestOrder();
  await submitTestProof(id, { bank: "BCA", sender: "Sari Wulandari", amount: 450_000 });
  if (status !== "Waiting for Payment") await updateOrder(admin, id, { status });
  const proof = await db().paymentProof.findFirstOrThrow({ where: { orderId: id } });
  return { id, customer, proof, folder: path.join(privatePictureFolder(), proof.image) };
}

const readProof = (id: string) => db().paymentProof.findUniqueOrThrow({ where: { id } });

test("a year after the order's end picture and sender are gone, bank, amount and verdict stay", async () => {
  const { id, customer, proof, folder } = await orderWithProof("Completed");
  await purgeProofPictures(addDays(new Date(), KEPT_DAYS - 1));
  expect(await readProof(proof.id)).toMatchObject({ imageDeletedAt: null });
  expect((await readProofPicture(customer, id, proof.id)).length).toBeGreaterThan(0);

  const now = addDays(new Date(), KEPT_DAYS + 1);
  await purgeProofPictures(now);
  expect(await readProof(proof.id)).toMatchObject({
    ...{ imageDeletedAt: now, sender: "" },
    ...{ bank: "BCA", amount: 450_000n, state: "confirmed" },
  });
  expect(existsSync(folder)).toBe(false);
  for (const actor of [customer, admin]) {
    const read = readProofPicture(actor, id, proof.id);
    await expect(read).rejects.toMatchObject({ code: "not-found" });
    expect((await getOrder(actor, id)).proofs).toMatchObject([{ image: null, sender: "" }]);
  }
  expect((await getProofPage(proofToken(id))).proofs).toMatchObject([{ has_picture: false }]);
});

test.each<OrderStatus>(["In Delivery", "Cancelled", "Return", "Out of Stock"])(
  "an order that is %s has ended",
  async (status) => {
    const { proof } = await orderWithProof(status);
    await purgeProofPictures(addDays(new Date(), KEPT_DAYS + 1));
    expect((await readProof(proof.id)).imageDeletedAt).not.toBeNull();
  },
);

test.each<OrderStatus>(["Waiting for Payment", "Payment Confirm"])(
  "an order that is %s keeps its picture, however old",
  async (status) => {
    const { id, customer, proof } = await orderWithProof(status);
    await purgeProofPictures(addDays(new Date(), 10 * KEPT_DAYS));
    expect((await readProofPicture(customer, id, proof.id)).length).toBeGreaterThan(0);
  },
);

test("the time begins with the last move of the order, not with the proof", async () => {
  const { id, proof } = await orderWithProof("Completed");
  await db().paymentProof.update({
    where: { id: proof.id },
    data: { uploadedAt: subDays(new Date(), 2 * KEPT_DAYS) },
  });
  await db().orderEvent.updateMany({
    where: { orderId: id },
    data: { createdAt: subDays(new Date(), 2 * KEPT_DAYS) },
  });
  await updateOrder(admin, id, { status: "Return" });
  await purgeProofPictures();
  expect((await readProof(proof.id)).imageDeletedAt).toBeNull();
  await db().orderEvent.deleteMany({ where: { orderId: id, status: "Return" } });
  await tellCustomer(admin, id, { text: "other" });
  await purgeProofPictures();
  expect((await readProof(proof.id)).imageDeletedAt).not.toBeNull();
});

test("a crash between row and file leaves a picture that the sweep removes", async () => {
  const { proof, folder } = await orderWithProof("Completed");
  await sweepPictures(addDays(new Date(), 2));
  expect(existsSync(folder)).toBe(true);
  await db().paymentProof.update({
    where: { id: proof.id },
    data: { imageDeletedAt: new Date() },
  });
  await sweepPictures(addDays(new Date(), 2));
  expect(existsSync(folder)).toBe(false);
});
