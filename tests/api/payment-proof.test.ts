import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { expireUnpaidOrders } from "#lib/orders/expire-unpaid-orders.ts";
import { proofToken } from "#lib/orders/proof-link.ts";
import { orderView } from "#lib/orders/schema.ts";
import { proofPageAnswer } from "#lib/payments/schema.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { mailAbout, mailsTo } from "./mailbox.ts";
import { anAdmin, orderPiece, signIn } from "./people.ts";
import { type Answer, baseUrl, send } from "./shop-client.ts";

afterAll(() => db().$disconnect());

const EMPTY = "This field can't be empty";
const NO_PICTURE = "File harus berbentuk gambar";

type Placed = { token: string; id: string; proofPath: string };

async function place(): Promise<Placed> {
  const token = await signIn();
  const id = await orderPiece(token);
  const opened = await send("GET", `/api/payment?payment_id=${id}`, { token });
  return { token, id, proofPath: `/api${new URL(opened.json.link).pathname}` };
}

function form(image: Uint8Array | string | null, words: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(words)) body.set(name, value);
  if (typeof image === "string") body.set("image", image);
  else if (image) body.set("image", new Blob([new Uint8Array(image)]), "../../bukti.jpg");
  return body;
}

async function handIn(proofPath: string): Promise<Answer> {
  return send("POST", proofPath, { body: form(await makePicture()) });
}

async function orderOf({ id, token }: Pick<Placed, "id" | "token">) {
  return orderView.parse((await send("GET", `/api/order/${id}`, { token })).json.data[0]);
}

test("a transfer is shown without signing in, looked at by an admin, and confirmed", async () => {
  const placed = await place();
  const admin = await anAdmin();
  const words = { bank: "BCA", sender: "Sari", amount: "Rp 462.000" };
  const handedIn = await send("POST", placed.proofPath, { body: form(await makePicture(), words) });
  expect(handedIn.status, JSON.stringify(handedIn.json)).toBe(201);
  expect(proofPageAnswer.parse(handedIn.json).data.payment_status).toBe("Awaiting Verification");

  const [proof] = (await orderOf({ ...placed, token: admin })).proofs;
  expect(proof).toMatchObject({ state: "pending", bank: "BCA", sender: "Sari", amount: 462_000 });
  const picture = await send("GET", proof?.image ?? "", { token: admin });
  expect(picture.status).toBe(200);

  const path = `/api/order/${placed.id}/proof/${proof?.id}?_method=patch`;
  const verdict = { token: admin, body: { state: "confirmed" } };
  const confirmed = await send("POST", path, verdict);
  expect(confirmed.json.data[0]).toMatchObject({
    status: "Payment Confirm",
    payment_status: "Paid",
    link: null,
  });
  const again = await send("POST", path, verdict);
  expect([again.status, again.json.state]).toEqual([409, "confirmed"]);
  expect((await handIn(placed.proofPath)).status).toBe(409);
});

test("a rejection needs a reason, and brings a mail with the way to send another", async () => {
  const placed = await place();
  const admin = await anAdmin();
  await handIn(placed.proofPath);
  const { email, order_no, proofs } = await orderOf(placed);
  const path = `/api/order/${placed.id}/proof/${proofs[0]?.id}`;
  const empty = await send("PATCH", path, { token: admin, body: { state: "rejected" } });
  expect([empty.status, empty.json.errors]).toEqual([422, { reason: [EMPTY] }]);
  const reason = "The amount differs";
  const rejected = await send("PATCH", path, { token: admin, body: { state: "rejected", reason } });
  expect(rejected.json.data[0]).toMatchObject({ payment_status: "Rejected" });

  const mail = await mailAbout(email, `${order_no}: please send another proof`);
  expect(mail.text).toContain(reason);
  expect(mail.text).toContain(placed.proofPath.replace("/api", ""));
  expect((await handIn(placed.proofPath)).status).toBe(201);
});

test("a proof's picture is its owner's and the admins' alone, and nobody keeps it", async () => {
  const placed = await place();
  await handIn(placed.proofPath);
  const image = (await orderOf(placed)).proofs[0]?.image ?? "";
  const own = await send("GET", image, { token: placed.token });
  expect(own.status).toBe(200);
  expect(own.headers.get("content-type")).toBe("image/webp");
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect(own.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await send("GET", image, { token: await anAdmin() })).status).toBe(200);

  const stranger = await place();
  const review = { body: { state: "confirmed" } };
  for (const path of [
    image,
    `/api/order/${placed.id}`,
    `/api/payment?payment_id=${placed.id}`,
    image.replace(placed.id, stranger.id),
  ]) {
    expect((await send("GET", path, { token: stranger.token })).status, path).toBe(404);
    expect((await send("GET", path)).status, path).toBe(401);
  }
  expect((await send("PATCH", image, { ...review, token: placed.token })).status).toBe(403);
  expect((await send("PATCH", image, review)).status).toBe(401);
  const { image: key } = await db().paymentProof.findFirstOrThrow({
    where: { orderId: placed.id },
  });
  expect((await send("GET", `/media/${key}/1600.webp`)).status).toBe(404);
});

test("what isn't a picture is refused beside the field, and the order stays as it is", async () => {
  const placed = await place();
  const jpeg = await makePicture();
  const tooLarge = Buffer.concat([jpeg, Buffer.alloc(2 * 1024 * 1024)]);
  const bomb = await sharp({
    create: { width: 6000, height: 6000, channels: 3, background: "#fff" },
  })
    .png()
    .toBuffer();
  const corpus: [string, Uint8Array | string | null, string][] = [
    ["nothing", null, EMPTY],
    ["an empty file", Buffer.alloc(0), EMPTY],
    ["a text", "image", NO_PICTURE],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), NO_PICTURE],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), NO_PICTURE],
    ["a moving picture", Buffer.from("GIF89a\x01\x00\x01\x00"), NO_PICTURE],
    ["half a picture", jpeg.subarray(0, 100), NO_PICTURE],
    ["too many bytes", tooLarge, "Ukuran gambar tidak boleh melebihi 2MB"],
    ["too many pixels", bomb, "Ukuran gambar tidak boleh melebihi 24 megapiksel"],
  ];
  for (const [what, image, message] of corpus) {
    const { status, json } = await send("POST", placed.proofPath, { body: form(image) });
    expect([status, json.errors], what).toEqual([422, { image: [message] }]);
  }
  const twice = form(jpeg);
  twice.append("image", new Blob([new Uint8Array(jpeg)]), "b.jpg");
  expect((await send("POST", placed.proofPath, { body: twice })).status).toBe(422);
  const wordy = form(jpeg, { bank: "x".repeat(61), amount: "lots" });
  expect(Object.keys((await send("POST", placed.proofPath, { body: wordy })).json.errors)).toEqual([
    "bank",
    "amount",
  ]);
  expect(await orderOf(placed)).toMatchObject({ payment_status: "Unpaid", proofs: [] });
});

test("a forged token is not there, on the page and on the call, and an absent order neither", async () => {
  const { proofPath, token, id } = await place();
  const right = proofPath.split("/").at(-1) ?? "";
  const forged = right.slice(0, -1) + (right.endsWith("A") ? "B" : "A");
  const absent = proofToken("00000000-0000-4000-8000-000000000000");
  const body = form(await makePicture());
  for (const wrong of [forged, absent, id, "x", `${right}A`, "%00"]) {
    expect((await send("POST", `/api/payment-proof/${wrong}`, { body, token })).status).toBe(404);
    expect((await send("GET", `/payment-proof/${wrong}`)).status, wrong).toBe(404);
  }
  const wrongMethod = await send("GET", proofPath);
  expect([wrongMethod.status, wrongMethod.headers.get("allow")]).toEqual([405, "POST"]);
});

test("the page of the link is for nobody else: not indexed, not kept, not told to other sites", async () => {
  const { proofPath } = await place();
  const { status, headers, json: html } = await send("GET", proofPath.replace("/api", ""));
  expect(status).toBe(200);
  expect(headers.get("referrer-policy")).toBe("strict-origin");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("cache-control")).toContain("no-store");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(html).not.toContain("Jalan Braga");
});

test("a picture and the clock at once: the order has its proof or has run out, never both", async () => {
  for (let round = 0; round < 5; round += 1) {
    const placed = await place();
    await db().order.update({ where: { id: placed.id }, data: { paymentDeadline: new Date(0) } });
    const body = form(await makePicture());
    const [sent] = await Promise.all([
      send("POST", placed.proofPath, { body }),
      expireUnpaidOrders(new Date(1)),
    ]);
    await expireUnpaidOrders(new Date(1));
    const { status, payment_status, proofs } = await orderOf(placed);
    const outcome = [sent.status, status, payment_status, proofs.length];
    expect([
      [201, "Waiting for Payment", "Awaiting Verification", 1],
      [409, "Cancelled", "Expired", 0],
    ]).toContainEqual(outcome);
  }
});

test("the In Delivery mail's link completes the order, and says so twice", async () => {
  const placed = await place();
  const admin = await anAdmin();
  const patch = (status: string) =>
    send("PATCH", `/api/order/${placed.id}`, { token: admin, body: { status, resi: "JNE123456" } });
  await patch("Payment Confirm");
  await patch("In Delivery");
  const { email, order_no } = await orderOf(placed);
  const mail = await mailAbout(email, `${order_no} is on its way`);
  const completion = /complete-order\?token=([\w-]+)/.exec(mail.text ?? "")?.[1] ?? "";
  const complete = (token?: string) => send("POST", "/api/complete-order", { body: { token } });

  expect((await complete()).status).toBe(422);
  expect((await complete(`${completion}x`)).status).toBe(422);
  expect((await orderOf(placed)).status).toBe("In Delivery");
  expect((await complete(completion)).status).toBe(200);
  expect((await complete(completion)).status).toBe(200);
  expect((await orderOf(placed)).status).toBe("Completed");
  expect((await send("GET", "/api/complete-order")).status).toBe(405);

  await patch("Return");
  const tooLate = await complete(completion);
  expect(tooLate.status).toBe(422);
  expect(tooLate.json.message).toBe("This order is Return and can't be completed");
  expect(
    (await mailsTo(email)).filter(({ subject }) => subject?.includes("on its way")),
  ).toHaveLength(1);
});

test("without scripts the form comes back to its page, and a refusal is a page of words", async () => {
  const placed = await place();
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const headers = { accept, origin: new URL(baseUrl()).origin };
  const foreign = { accept, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const picture = () => makePicture().then(form);
  const forged = await send("POST", placed.proofPath, { headers: foreign, body: await picture() });
  expect(forged.status).toBe(403);
  // A browser sends this origin from a page without a referrer.
  const nameless = { accept, origin: "null", "sec-fetch-site": "same-origin" };
  const refused = await send("POST", placed.proofPath, { headers: nameless, body: form("<b>") });
  expect([refused.status, refused.headers.get("content-type")]).toEqual([
    422,
    "text/html; charset=utf-8",
  ]);
  expect(refused.json).toContain(`<h1>${NO_PICTURE}</h1>`);
  const sent = await send("POST", placed.proofPath, { headers, body: await picture() });
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    placed.proofPath.replace("/api", ""),
  ]);
  expect((await orderOf(placed)).payment_status).toBe("Awaiting Verification");
});
