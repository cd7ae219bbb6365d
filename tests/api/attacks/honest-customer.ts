import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { makePicture } from "#tests/factories/picture.ts";
import { createProduct } from "#tests/factories/product.ts";
import { multipart } from "../multipart.ts";
import { PASSWORD, paymentBody } from "../people.ts";
import { type Answer, sendOnce, somewherePublic } from "../shop-client.ts";

/** Sends requests from one address on the internet, and expects each to succeed. */
function callerFrom(address: string) {
  return async (method: string, path: string, sent: Parameters<typeof sendOnce>[2] = {}) => {
    const headers = { "x-forwarded-for": address, ...sent.headers };
    const answer = await sendOnce(method, path, { ...sent, headers });
    const what = `${method} ${path}: ${JSON.stringify(answer.json)}`;
    expect(answer.status, what).toBeLessThan(300);
    return answer;
  };
}

/**
 * Sells a piece to a new customer: registration, log-in, the piece's page, cart, order, proof of payment,
 * and an admin's confirmation. Fails at the first step that the shop doesn't take.
 */
export async function sellHonestly(admin: string, wanted?: string): Promise<void> {
  const call = callerFrom(somewherePublic());
  const productId = wanted ?? (await createProduct());
  const email = `${randomUUID()}@example.test`;
  const account = { email, name: "Bu Ratna", phone_number: "6281234567890", password: PASSWORD };
  const registration = { ...account, password_confirmation: PASSWORD };
  await call("POST", "/api/auth/register", { body: registration });
  const signedIn = await call("POST", "/api/auth/login", { body: { email, password: PASSWORD } });
  const token = signedIn.json.access_token;
  const page = await call("GET", `/product-detail/${productId}`);
  expect(page.json).toContain("schema.org/InStock");
  await call("POST", `/api/cart/${productId}`, { token });
  const placed = await call("POST", "/api/payment", { token, body: await paymentBody(token) });
  const orderId = placed.json.data.id;
  expect(await handInProof(call, token, orderId)).toMatchObject({ status: 201 });
  const [order] = (await call("GET", `/api/order/${orderId}`, { token: admin })).json.data;
  const proof = `/api/order/${orderId}/proof/${order.proofs[0].id}`;
  const verdict = { token: admin, body: { state: "confirmed" } };
  const [confirmed] = (await call("PATCH", proof, verdict)).json.data;
  expect(confirmed).toMatchObject({ status: "Payment Confirm", payment_status: "Paid" });
}

/** Hands in a picture as the proof of an order, by the link that the customer got. */
export async function handInProof(
  call: typeof sendOnce,
  token: string,
  orderId: string,
): Promise<Answer> {
  const opened = await call("GET", `/api/payment?payment_id=${orderId}`, { token });
  const image = await makePicture();
  return call("POST", `/api${new URL(opened.json.link).pathname}`, { body: multipart({ image }) });
}
