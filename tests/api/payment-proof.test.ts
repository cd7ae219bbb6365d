import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { orderView } from "#lib/orders/schema.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { multipart } from "./multipart.ts";
import { orderPiece, signIn } from "./people.ts";
import { baseUrl, send } from "./shop-client.ts";

const NO_PICTURE = "File harus berbentuk gambar";

type Placed = { token: string; id: string; proofPath: string };

async function place(): Promise<Placed> {
  const token = await signIn();
  const id = await orderPiece(token);
  const opened = await send("GET", `/api/payment?payment_id=${id}`, { token });
  return { token, id, proofPath: `/api${new URL(opened.json.link).pathname}` };
}

const form = (image: Buffer | string) => multipart({ image });

async function orderOf({ id, token }: Pick<Placed, "id" | "token">) {
  return orderView.parse((await send("GET", `/api/order/${id}`, { token })).json.data[0]);
}

test("a proof's picture is kept by nobody, and has no address but its order's", async () => {
  const placed = await place();
  await send("POST", placed.proofPath, { body: form(await makePicture()) });
  const image = (await orderOf(placed)).proofs[0]?.image ?? "";
  const own = await send("GET", image, { token: placed.token });
  expect(own.status).toBe(200);
  expect(own.headers.get("content-type")).toBe("image/webp");
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect(own.headers.get("x-content-type-options")).toBe("nosniff");
  const stranger = await place();
  const elsewhere = image.replace(placed.id, stranger.id);
  expect((await send("GET", elsewhere, { token: stranger.token })).status).toBe(404);
  const { image: key } = await db().paymentProof.findFirstOrThrow({
    where: { orderId: placed.id },
  });
  expect((await send("GET", `/media/${key}/1600.webp`)).status).toBe(404);
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
  // With words also where scripts are off, which an answer of 404 wouldn't have.
  const forged = await send("GET", "/payment-proof/forged");
  expect(forged.status).toBe(200);
  expect(forged.json).toContain("This link isn&#x27;t complete");
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
  // The Indonesian page's form says so.
  const indonesian = `${placed.proofPath}?_language=id`;
  const unread = await send("POST", indonesian, { headers, body: form("<b>") });
  expect(unread.json).toContain("Silakan kembali dan coba lagi.");
  const again = await send("POST", indonesian, { headers, body: await picture() });
  expect(again.headers.get("location")).toBe(placed.proofPath.replace("/api", "/id"));
  expect((await orderOf(placed)).payment_status).toBe("Awaiting Verification");
});
