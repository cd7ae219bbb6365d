import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createProduct } from "#tests/factories/product.ts";
import { anAdmin, paymentBody, signIn } from "./people.ts";
import { send } from "./shop-client.ts";

const UNIFORM = { size: "See-Image", sizeDetails: "S, M, L", stock: 9 };
const NOTE = "Dua potong, satu M dan satu L.";

async function orderWith(token: string, more: Record<string, unknown>) {
  const body = { ...(await paymentBody(token)), ...more };
  return send("POST", "/api/payment", { token, body });
}

test("a chosen size goes from the cart to the order, beside the contract's size", async () => {
  const token = await signIn();
  const id = await createProduct(UNIFORM);
  const path = `/api/cart/${id}`;
  const refused = await send("POST", path, { token, body: { chosen_size: "XL" } });
  expect(refused.status).toBe(422);
  expect(refused.json.errors).toEqual({ chosen_size: ["Choose one of the sizes: S, M, L"] });
  const number = await send("POST", path, { token, body: { chosen_size: 2 } });
  expect(number.json.errors).toEqual({ chosen_size: ["Choose one of the sizes"] });
  const added = await send("POST", path, { token, body: { quantity: 1, chosen_size: "M" } });
  expect([added.status, added.json.data.chosen_size]).toEqual([201, "M"]);
  const body = { quantity: 2, chosen_size: "L" };
  const changed = await send("POST", `${path}?_method=patch`, { token, body });
  expect([changed.status, changed.json.data.chosen_size]).toEqual([200, "L"]);

  const { json } = await orderWith(token, {});
  const order = (await send("GET", `/api/order/${json.data.id}`, { token })).json.data[0];
  expect(order.order_items[0].product).toMatchObject({ size: "See-Image", chosen_size: "L" });
});

test("a client of the contract that knows no sizes can order all the same", async () => {
  const token = await signIn();
  const added = await send("POST", `/api/cart/${await createProduct(UNIFORM)}`, { token });
  expect([added.status, added.json.data.chosen_size]).toEqual([201, null]);
  const { status, json } = await orderWith(token, {});
  expect(status).toBe(201);
  const order = (await send("GET", `/api/order/${json.data.id}`, { token })).json.data[0];
  expect(order.order_items[0].product.chosen_size).toBeNull();
  expect(order.customer_note).toBe("");
});

test("a note comes back with the order, to its buyer and to admins alone", async () => {
  const token = await signIn();
  await send("POST", `/api/cart/${await createProduct()}`, { token });
  const { json } = await orderWith(token, { customer_note: `  ${NOTE}\r\nTerima kasih.  ` });
  const path = `/api/order/${json.data.id}`;
  const kept = `${NOTE}\nTerima kasih.`;
  for (const reader of [token, await anAdmin()]) {
    expect((await send("GET", path, { token: reader })).json.data[0].customer_note).toBe(kept);
  }
  const stranger = await send("GET", path, { token: await signIn() });
  expect(stranger.status).toBe(404);
  expect(JSON.stringify(stranger.json)).not.toContain(NOTE);
  expect((await send("GET", path)).status).toBe(401);
});

test("a note of 300 characters is taken, and a longer one told so in its own words", async () => {
  const token = await signIn();
  await send("POST", `/api/cart/${await createProduct()}`, { token });
  const long = await orderWith(token, { customer_note: "a".repeat(301) });
  expect(long.status).toBe(422);
  expect(long.json.errors).toEqual({
    customer_note: ["Your note may have at most 300 characters"],
  });
  expect((await send("GET", "/api/cartbadge", { token })).json.cartBadge).toBe(1);
  const lines = "ab\r\n".repeat(100);
  expect((await orderWith(token, { customer_note: lines })).status).toBe(201);
});

test("a repeat with another note is another request", async () => {
  const token = await signIn();
  await send("POST", `/api/cart/${await createProduct()}`, { token });
  const body = { ...(await paymentBody(token)), customer_note: NOTE };
  const headers = { "idempotency-key": randomUUID() };
  const first = await send("POST", "/api/payment", { token, body, headers });
  const again = await send("POST", "/api/payment", { token, body, headers });
  expect(again.json.data.id).toBe(first.json.data.id);
  const other = { ...body, customer_note: "Tidak jadi." };
  const { status, json } = await send("POST", "/api/payment", { token, body: other, headers });
  expect([status, json.id]).toEqual([422, first.json.data.id]);
});
