import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePicture } from "#tests/factories/picture.ts";
import { PRODUCT_FORM } from "#tests/factories/product-input.ts";
import { type S3Server, startS3Server } from "#tests/fakes/s3-server.ts";
import { multipart } from "../multipart.ts";

// Tests a whole server that stores its pictures on S3. tests/domain covers the details of
// lib/media.

const shop = process.env.TEST_S3_SHOP_URL ?? "";
const DEMO_ADMIN = { email: "admin@sekarbatik.test", password: "kawung-parang-8" };

let s3: S3Server;
let token = "";

beforeAll(async () => {
  s3 = await startS3Server(Number(process.env.TEST_S3_PORT));
  const answer = await fetch(`${shop}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(DEMO_ADMIN),
  });
  token = (await answer.json()).access_token;
});
beforeEach(() => {
  s3.moodFor = () => "well";
});
afterAll(() => s3.stop());

async function create(name: string): Promise<Response> {
  const body = multipart({ ...PRODUCT_FORM, name, image1: await makePicture() });
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${shop}/api/product`, { method: "POST", body, headers });
}

async function listed(name: string): Promise<unknown[]> {
  return (await (await fetch(`${shop}/api/product?q=${encodeURIComponent(name)}`)).json()).data;
}

test("while S3 is out an upload is 503 and loses nothing, pictures are 503, and the shop stays up", async () => {
  const { data } = await (await create("Kemeja Hujan")).json();
  for (const mood of ["busy", "drop"] as const) {
    s3.moodFor = () => mood;
    const name = `Kemeja Badai ${mood}`;
    const refused = await create(name);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toEqual({
      message: "Pictures are out of reach for a moment. Please try again.",
    });
    expect(await listed(name)).toEqual([]);
    expect((await fetch(shop + data.image1)).status).toBe(503);
    // The shop stays ready during a short S3 outage, so that proxies keep it.
    expect((await fetch(`${shop}/api/health/ready`)).status).toBe(200);
    s3.moodFor = () => "well";
    expect((await fetch(shop + data.image1)).status).toBe(200);
    expect((await create(name)).status).toBe(201);
    expect(await listed(name)).toHaveLength(1);
  }
});
