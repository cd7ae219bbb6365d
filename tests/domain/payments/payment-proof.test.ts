import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { renderMail } from "#emails/render-mail.ts";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { proofLink, proofToken } from "#lib/orders/proofs/proof-link.ts";
import { MAX_PROOFS } from "#lib/orders/proofs/takes-proof.ts";
import { expireUnpaidOrders } from "#lib/orders/unpaid/expire-unpaid-orders.ts";
import { remindUnpaidOrders } from "#lib/orders/unpaid/remind-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { getProofPage } from "#lib/payments/get-proof-page.ts";
import { readProofPicture } from "#lib/payments/read-order-picture.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { submitProof } from "#lib/payments/submit-proof.ts";
import { auditOfSubject } from "#tests/factories/audit.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import {
  handInProof,
  handInRejectedProof,
  submitTestProof,
} from "#tests/factories/handed-in-proof.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError, outcomesOf } from "#tests/setup/expect-error.ts";
import { PATIENT_TRANSACTION } from "#tests/setup/patience.ts";
import { untilWaiting } from "#tests/setup/until-waiting.ts";

const admin = await createActor("admin");

const confirmProof = (actor: Actor, orderId: string, proofId: string) =>
  reviewProof(actor, orderId, proofId, { state: "confirmed" });
const rejectProof = (actor: Actor, orderId: string, proofId: string, reason: string) =>
  reviewProof(actor, orderId, proofId, { state: "rejected", reason });

async function proofsOf(orderId: string): Promise<string[]> {
  const { proofs } = await getOrder(admin, orderId);
  return proofs.map(({ state }) => state);
}

test("a proof waits for an admin: picture, words, timeline, and a mail to every admin", async () => {
  const { id, orderNo, customer } = await placeTestOrder();
  const page = await submitTestProof(id, { bank: "BCA", amount: 450_000 });
  expect(page).toMatchObject({ order_no: orderNo, payment_status: "Awaiting Verification" });

  const order = await getOrder(customer, id);
  expect(order).toMatchObject({
    status: "Waiting for Payment",
    payment_status: "Awaiting Verification",
    link: proofLink(id),
    proofs: [{ state: "pending", bank: "BCA", sender: "", amount: 450_000, reason: "" }],
  });
  expect(order.timeline.at(-1)).toMatchObject({ note: "A proof of payment came in" });
  const { email } = await db().user.findUniqueOrThrow({ where: { id: admin.userId } });
  const mails = await queuedMails("admin-new-proof", id);
  expect(mails.filter(({ to }) => to === email)).toMatchObject([{ orderNo, total: order.total }]);
});

test("a proof that replaces a waiting one mails nobody, and one after a rejection does", async () => {
  const { id } = await placeTestOrder();
  await updateOrder(admin, id, { status: "Cancelled" });
  const { email } = await db().user.findUniqueOrThrow({ where: { id: admin.userId } });
  const mails = async () =>
    (await queuedMails("admin-new-proof", id)).filter(({ to }) => to === email).length;
  for (let proofs = 0; proofs < 2; proofs += 1) await submitTestProof(id);
  expect(await mails()).toBe(1);
  await handInRejectedProof(id);
  await submitTestProof(id);
  expect(await mails()).toBe(2);
});

test("the picture is kept anew, without what the camera wrote into it", async () => {
  const { id, customer } = await placeTestOrder();
  const image = await sharp(await makePicture({ width: 3000, height: 100 }))
    .withExif({ IFD0: { Copyright: "somewhere at home" } })
    .toBuffer();
  const kept = await readProofPicture(customer, id, await handInProof(id, { image }));
  const { format, exif, width } = await sharp(kept).metadata();
  expect({ format, exif, width }).toEqual({ format: "webp", exif: undefined, width: 1600 });
});

test("only its owner and admins see a picture", async () => {
  const { id, customer } = await placeTestOrder();
  const other = await placeTestOrder();
  const proof = await handInProof(id);
  for (const actor of [customer, admin]) {
    expect((await readProofPicture(actor, id, proof)).length).toBeGreaterThan(0);
  }
  await expectError(readProofPicture(other.customer, id, proof), "not-found");
  await expectError(readProofPicture(other.customer, other.id, proof), "not-found");
  await expectError(readProofPicture(customer, id, randomUUID()), "not-found");
});

test("what is no picture is refused on its field and changes nothing", async () => {
  const { id, customer } = await placeTestOrder();
  for (const image of [Buffer.from("<svg/>"), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])]) {
    await expectError(submitTestProof(id, { image }), {
      code: "invalid",
      fields: { image: ["File harus berbentuk gambar"] },
    });
  }
  expect(await getOrder(customer, id)).toMatchObject({ payment_status: "Unpaid", proofs: [] });
});

test("a forged token opens nothing", async () => {
  const { id } = await placeTestOrder();
  const absent = proofToken(randomUUID());
  const forged = `${proofToken(id).slice(0, -1)}${proofToken(id).endsWith("A") ? "B" : "A"}`;
  const input = { image: await makePicture(), bank: "", sender: "", amount: null };
  for (const token of [absent, forged, id, ""]) {
    await expectError(getProofPage(token), "not-found");
    await expectError(submitProof(token, input), "not-found");
  }
});

test("the page of the link tells nobody's name and shows no picture", async () => {
  const { id } = await placeTestOrder();
  const page = await submitTestProof(id, { bank: "BCA" });
  expect(Object.keys(page).toSorted()).toEqual([
    "carrier",
    "due",
    "late_proof_until",
    "order_no",
    "payment_deadline",
    "payment_status",
    "proofs",
    "status",
    "takes_proof",
    "total",
    "unique_total",
  ]);
  expect(page.proofs.map((proof) => Object.keys(proof))).toEqual([
    ["uploaded_at", "state", "reason", "has_picture"],
  ]);
});

test("another picture takes the place of the one that waits", async () => {
  const { id } = await placeTestOrder();
  await Promise.all([submitTestProof(id), submitTestProof(id), submitTestProof(id)]);
  expect((await proofsOf(id)).toSorted()).toEqual(["pending", "replaced", "replaced"]);
});

test("an order takes five pictures in all, however many come at once", async () => {
  const { id, customer } = await placeTestOrder();
  const tries = Array.from({ length: MAX_PROOFS + 2 }, () => submitTestProof(id));
  const refused = (await outcomesOf(tries)).filter((code) => code !== null);
  expect(refused).toEqual(["conflict", "conflict"]);
  expect((await getOrder(customer, id)).link).toBeNull();
});

test("tries are limited by order, whatever they bring", async () => {
  const { id } = await placeTestOrder();
  const image = Buffer.from("rubbish");
  const codes = new Set<string>();
  for (let count = 0; count <= 20; count += 1) {
    await submitTestProof(id, { image }).catch(({ code }) => codes.add(code));
  }
  expect([...codes]).toEqual(["invalid", "too-many-requests"]);
});

test("confirming pays the order, once, and tells the customer once", async () => {
  const { id, customer } = await placeTestOrder();
  const admins = await Promise.all([1, 2, 3].map(() => createActor("admin")));
  const proof = await handInProof(id);
  const verdicts = await Promise.allSettled(admins.map((admin) => confirmProof(admin, id, proof)));
  expect(verdicts.map(({ status }) => status).toSorted()).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
  ]);
  for (const refused of verdicts.filter(({ status }) => status === "rejected")) {
    expect(refused).toMatchObject({ reason: { code: "conflict", body: { state: "confirmed" } } });
  }
  const order = await getOrder(customer, id);
  expect(order).toMatchObject({
    status: "Payment Confirm",
    payment_status: "Paid",
    link: null,
    proofs: [{ state: "confirmed" }],
  });
  expect(order.timeline.map(({ status }) => status)).toEqual([
    "Waiting for Payment",
    "Waiting for Payment",
    "Payment Confirm",
  ]);
  expect(await queuedMails("payment-confirmed", id)).toHaveLength(1);
});

test("one admin confirms while another rejects: one of them wins, the other is told", async () => {
  const { id, customer } = await placeTestOrder();
  const proof = await handInProof(id);
  const verdicts = await Promise.allSettled([
    confirmProof(admin, id, proof),
    rejectProof(await createActor("admin"), id, proof, "The amount differs"),
  ]);
  expect(verdicts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const isPaid = verdicts[0].status === "fulfilled";
  const order = await getOrder(customer, id);
  expect(order.payment_status).toBe(isPaid ? "Paid" : "Rejected");
  expect(order.proofs).toMatchObject([{ state: isPaid ? "confirmed" : "rejected" }]);
});

test("a rejected proof: the customer reads why, sends another, and that one is confirmed", async () => {
  const { id, customer } = await placeTestOrder();
  await handInRejectedProof(id);
  expect(await getOrder(customer, id)).toMatchObject({
    status: "Waiting for Payment",
    payment_status: "Rejected",
    link: proofLink(id),
    proofs: [{ state: "rejected", reason: "The amount differs" }],
  });
  const [mail] = await queuedMails("proof-rejected", id);
  expect(mail).toMatchObject({ reason: "The amount differs", proofLink: proofLink(id) });
  expect((await renderMail("proof-rejected", mail)).text).toContain("The amount differs");

  await confirmProof(admin, id, await handInProof(id));
  expect(await proofsOf(id)).toEqual(["rejected", "confirmed"]);
  expect((await getOrder(customer, id)).payment_status).toBe("Paid");
});

test("the audit log has each verdict, and of its reason the length alone", async () => {
  const { id, orderNo } = await placeTestOrder();
  await rejectProof(admin, id, await handInProof(id), "The amount differs");
  await confirmProof(admin, id, await handInProof(id));
  const by = { actorId: admin.userId, action: "proof-reviewed", subject: orderNo };
  expect(await auditOfSubject(id)).toMatchObject([
    {
      ...by,
      before: { proof: "pending", payment_status: "Awaiting Verification" },
      after: { proof: "rejected", reason: 18, payment_status: "Rejected" },
    },
    {
      ...by,
      before: { proof: "pending", status: "Waiting for Payment" },
      after: { proof: "confirmed", status: "Payment Confirm", payment_status: "Paid" },
    },
  ]);
});

test("every mail about paying carries the same link", async () => {
  const { id, deadline } = await placeTestOrder();
  await remindUnpaidOrders(new Date(deadline.getTime() - 1));
  await handInRejectedProof(id);
  for (const template of ["order-placed", "payment-reminder", "proof-rejected"] as const) {
    expect(await queuedMails(template, id), template).toMatchObject([{ proofLink: proofLink(id) }]);
  }
});

test("a proof that was replaced, or whose order has moved on, can't be settled", async () => {
  const { id } = await placeTestOrder();
  const [replaced, last] = [await handInProof(id), await handInProof(id)];
  await expectError(confirmProof(admin, id, replaced), "conflict");
  await updateOrder(admin, id, { status: "Cancelled" });
  await expectError(confirmProof(admin, id, last), "conflict");
  expect((await getOrder(admin, id)).status).toBe("Cancelled");
  expect(await listWrongBooks()).toEqual([]);
});

test("only admins settle a proof, and only where it belongs", async () => {
  const { id, customer } = await placeTestOrder();
  const other = await placeTestOrder();
  const proof = await handInProof(id);
  await expectError(confirmProof(customer, id, proof), "forbidden");
  await expectError(rejectProof(customer, id, proof, "no"), "forbidden");
  await expectError(confirmProof(admin, other.id, proof), "not-found");
  expect(await proofsOf(id)).toEqual(["pending"]);
});

test("an admin who sets the status by hand has settled the proof that waits", async () => {
  const { id } = await placeTestOrder();
  await submitTestProof(id);
  await updateOrder(admin, id, { status: "Payment Confirm" });
  expect(await proofsOf(id)).toEqual(["confirmed"]);
});

test("the clock strikes while a proof comes in: the proof is of late money", async () => {
  const { id, customer, productId, deadline } = await placeTestOrder();
  const image = await makePicture();
  const both = await db().$transaction(async (tx) => {
    // The job locks the order and waits for its product. The proof waits for the order.
    await tx.$queryRaw`SELECT id::text FROM products WHERE id = ${productId}::uuid FOR UPDATE`;
    const clock = expireUnpaidOrders(deadline);
    clock.catch(() => {});
    await untilWaiting(1);
    const proof = submitTestProof(id, { image });
    proof.catch(() => {});
    await untilWaiting(2);
    return { clock, proof };
  }, PATIENT_TRANSACTION);
  await both.clock;
  await both.proof;
  // It counts as late money.
  expect(await getOrder(customer, id)).toMatchObject({
    status: "Cancelled",
    payment_status: "Awaiting Verification",
    proofs: [{ state: "pending" }],
  });
  expect(await listWrongBooks()).toEqual([]);
});

test("a proof comes in while the clock strikes: the job leaves the order alone", async () => {
  const { id, customer, deadline } = await placeTestOrder();
  const image = await makePicture();
  const proof = await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id::text FROM orders WHERE id = ${id}::uuid FOR UPDATE`;
    const waiting = submitTestProof(id, { image });
    waiting.catch(() => {});
    await untilWaiting(1);
    expect(await expireUnpaidOrders(deadline)).toEqual([]);
    return { waiting };
  }, PATIENT_TRANSACTION);
  await proof.waiting;
  await expireUnpaidOrders(deadline);
  expect(await getOrder(customer, id)).toMatchObject({
    status: "Waiting for Payment",
    payment_status: "Awaiting Verification",
  });
});
