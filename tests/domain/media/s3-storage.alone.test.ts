import { millisecondsInDay } from "date-fns/constants";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storeDemoPictures } from "#demo/demo-pictures.ts";
import { demoPictureNames } from "#demo/goods/demo-picture-names.ts";
import { createProduct } from "#lib/catalogue/create-product.ts";
import { updateProductInput } from "#lib/catalogue/schema.ts";
import { updateProduct } from "#lib/catalogue/update-product.ts";
import { db } from "#lib/database/db.ts";
import { servePicture } from "#lib/http/answers/serve-picture.ts";
import { s3Storage } from "#lib/media/internal/s3-storage.ts";
import { PICTURE_FILES } from "#lib/media/picture-paths.ts";
import { storePicture, storePrivatePicture } from "#lib/media/store-pictures.ts";
import { sweepPictures } from "#lib/media/sweep-pictures.ts";
import { readProofPicture } from "#lib/payments/read-order-picture.ts";
import { createActor } from "#tests/factories/customer.ts";
import { submitTestProof } from "#tests/factories/handed-in-proof.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { productInput } from "#tests/factories/product-input.ts";
import { configureS3 } from "#tests/factories/s3.ts";
import { keyOf } from "#tests/factories/stored-pictures.ts";
import { type S3Mood, startS3Server } from "#tests/fakes/s3-server.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const s3 = await startS3Server();
configureS3(s3);
const admin = await createActor("admin");
const { objects } = s3.bucket;

beforeEach(() => {
  objects.clear();
  s3.requests.length = 0;
  s3.bucket.pageSize = 1000;
  s3.moodFor = () => "well";
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => s3.stop());

const UNAVAILABLE = { code: "unavailable", headers: { "retry-after": "5" } };

/** Requests a picture's path like a browser. */
function look(image: string | null, headers: Record<string, string> = {}): Promise<Response> {
  const [, , key = "", file = ""] = image?.split("/") ?? [];
  return servePicture(new Request(`http://localhost${image}`, { headers }), key, file);
}

/** Makes every pending request time out once this many have been sent. */
function endPatience(requests: number): void {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  const { moodFor } = s3;
  let seen = 0;
  s3.moodFor = (request) => {
    seen += 1;
    if (seen === requests) {
      setImmediate(() => patience.abort(new DOMException("time is up", "TimeoutError")));
    }
    return moodFor(request);
  };
}

test("a product's pictures lie in the bucket, and the shop serves them from there", async () => {
  const product = await createProduct(admin, productInput({ image1: await makePicture() }));
  const key = keyOf(product.image1);
  expect([...objects.keys()].toSorted()).toEqual(
    PICTURE_FILES.map((file) => `media/${key}/${file}`).toSorted(),
  );
  for (const [file, type] of [
    ["960.webp", "webp"],
    ["720.avif", "avif"],
  ]) {
    const answer = await look(`/media/${key}/${file}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": `image/${type}`,
      etag: `"${key}-${file}"`,
      "x-content-type-options": "nosniff",
    });
    const kept = objects.get(`media/${key}/${file}`);
    expect(kept?.type).toBe(`image/${type}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(kept?.bytes ?? Buffer.of())).toBe(true);
  }
});

test("an unchanged picture is 304 without asking S3, also by a weak tag among others", async () => {
  const { image1 } = await createProduct(admin, productInput({ image1: await makePicture() }));
  const etag = (await look(image1)).headers.get("etag") ?? "";
  s3.requests.length = 0;
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    expect((await look(image1, { "if-none-match": tag })).status).toBe(304);
  }
  expect(s3.requests).toEqual([]);
  expect((await look(image1, { "if-none-match": '"other"' })).status).toBe(200);
});

test("a proof of payment is read by its owner alone; nobody reads the bucket without the key", async () => {
  const { id, customer } = await placeTestOrder();
  await submitTestProof(id);
  const { id: proofId, image } = await db().paymentProof.findFirstOrThrow();
  expect([...objects.keys()]).toEqual([`private-media/${image}/1600.webp`]);
  expect((await readProofPicture(customer, id, proofId)).subarray(8, 12).toString()).toBe("WEBP");
  const stranger = await createActor();
  await expectError(readProofPicture(stranger, id, proofId), "not-found");
  expect((await look(`/media/${image}/1600.webp`)).status).toBe(404);
  const { endpoint, bucket } = s3.settings;
  for (const name of ["", ...objects.keys()]) {
    expect((await fetch(`${endpoint}/${bucket}/${name}`)).status).toBe(403);
  }
});

test("the sweep takes what no row shows a day later, over many pages and requests", async () => {
  const shown = await createProduct(admin, productInput({ image1: await makePicture() }));
  const old = await storePicture(await makePicture());
  const { key: secret } = await storePrivatePicture(await makePicture());
  const object = { bytes: Buffer.from("x"), type: "image/webp", modified: new Date() };
  // An incomplete picture, as a killed server leaves it. It has more files than one request may
  // delete.
  const half = "0".repeat(24);
  for (let at = 0; at < 1001; at += 1) objects.set(`media/${half}/${at}.webp`, { ...object });
  objects.set("media/notes/a.txt", { ...object });
  const names = ["private-media/", `media/${old}`, `media/${half}`, `media/${keyOf(shown.image1)}`];
  for (const [name, stored] of objects) {
    if (names.some((start) => name.startsWith(start)) || name.includes("notes")) {
      stored.modified = new Date(Date.now() - 2 * millisecondsInDay);
    }
  }
  const young = await storePicture(await makePicture());
  s3.bucket.pageSize = 100;
  s3.requests.length = 0;
  expect(await sweepPictures()).toBe(3);
  const left = new Set([...objects.keys()].map((name) => name.split("/")[1]));
  expect(left).toEqual(new Set([keyOf(shown.image1), young, "notes"]));
  expect(objects.has(`private-media/${secret}/1600.webp`)).toBe(false);
  expect(s3.requests.filter((line) => line.startsWith("POST"))).toHaveLength(3);
});

test("a picture of which one file is refused is no picture: nothing stays, nothing is written", async () => {
  const image1 = await makePicture();
  s3.moodFor = (line) => (line.startsWith("PUT") && line.endsWith("1080.avif") ? "busy" : "well");
  const products = await db().product.count();
  await expectError(createProduct(admin, productInput({ image1 })), UNAVAILABLE);
  expect(await db().product.count()).toBe(products);
  expect([...objects.keys()]).toEqual([]);
});

describe.each<S3Mood>(["drop", "busy", "silent"])("while S3 is out: %s", (mood) => {
  beforeEach(() => {
    s3.moodFor = () => mood;
  });

  test("a product isn't written, what it showed before stays, and it works again afterwards", async () => {
    s3.moodFor = () => "well";
    const image1 = await makePicture();
    const product = await createProduct(admin, productInput({ image1 }));
    s3.moodFor = () => mood;
    endPatience(PICTURE_FILES.length);
    const edit = updateProductInput.parse({ image1, name: "Lain" });
    await expectError(updateProduct(admin, product.id, edit), UNAVAILABLE);
    s3.moodFor = () => "well";
    vi.restoreAllMocks();
    expect((await look(product.image1)).status).toBe(200);
    const { name } = await db().product.findUniqueOrThrow({ where: { id: product.id } });
    expect(name).toBe(product.name);
    expect((await updateProduct(admin, product.id, edit)).name).toBe("Lain");
  });

  test("a transfer isn't taken as shown", async () => {
    const { id } = await placeTestOrder();
    endPatience(1);
    await expectError(submitTestProof(id), UNAVAILABLE);
    expect(await db().paymentProof.count({ where: { orderId: id } })).toBe(0);
  });

  test("a picture is 503 that nobody keeps", async () => {
    endPatience(1);
    const answer = await look(`/media/${"0".repeat(24)}/960.webp`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("etag")).toBeNull();
    expect(await answer.json()).toEqual({
      message: "Pictures are out of reach for a moment. Please try again.",
    });
  });

  test("the sweep fails without removing anything", async () => {
    objects.set(`media/${"0".repeat(24)}/320.webp`, {
      bytes: Buffer.from("x"),
      type: "image/webp",
      modified: new Date(0),
    });
    endPatience(1);
    await expectError(sweepPictures(), UNAVAILABLE);
    expect(objects.size).toBe(1);
  });
});

test("a redirect is an error: nothing is asked of where it leads", async () => {
  const { image1 } = await createProduct(admin, productInput({ image1: await makePicture() }));
  const other = await startS3Server();
  for (const [name, object] of objects) other.bucket.objects.set(name, object);
  s3.movedTo = other.settings.endpoint;
  s3.moodFor = () => "moved";
  try {
    expect((await look(image1)).status).toBe(503);
    await expectError(storePicture(await makePicture()), UNAVAILABLE);
    await expectError(s3Storage(s3.settings, "media").probe(), UNAVAILABLE);
    expect(other.requests).toEqual([]);
  } finally {
    await other.stop();
  }
});

test("an answer that stops half-way is 503 as well", async () => {
  s3.moodFor = () => "stuck";
  endPatience(1);
  expect((await look(`/media/${"0".repeat(24)}/960.webp`)).status).toBe(503);
});

test.each([
  ["secret key", { secretKey: "another" }],
  ["access key", { accessKey: "another" }],
  ["region", { region: "eu-west-1" }],
  ["bucket", { bucket: "another" }],
])("with a wrong %s nothing is written and nothing is told", async (_, wrong) => {
  const storage = s3Storage({ ...s3.settings, ...wrong }, "media");
  const files = [{ name: "320.webp", bytes: Buffer.from("x") }];
  await expectError(storage.store("0".repeat(24), files), UNAVAILABLE);
  await expectError(storage.list()[Symbol.asyncIterator]().next(), UNAVAILABLE);
  expect(objects.size).toBe(0);
});

test("the demo's pictures are seeded into the bucket", async () => {
  const stored = await storeDemoPictures([...demoPictureNames()].slice(0, 3));
  expect(stored.size).toBe(3);
  for (const key of stored.values()) {
    expect((await look(`/media/${key}/640.avif`)).status).toBe(200);
    // The bucket gets what it lacks at the first request.
    expect((await look(`/media/${key}/960.webp`)).status).toBe(200);
    expect(objects.get(`media/${key}/960.webp`)?.type).toBe("image/webp");
  }
});
