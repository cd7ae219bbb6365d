import { afterAll, expect, test } from "vitest";
import { cartView } from "#lib/cart/schema.ts";
import { db } from "#lib/database/db.ts";
import { orderPage, orderView } from "#lib/orders/schema.ts";
import { createProduct } from "#tests/factories/product.ts";
import { anAdmin, BANDUNG, paymentBody, signIn } from "./people.ts";
import { send } from "./shop-client.ts";

afterAll(() => db().$disconnect());

async function order(token: string, productId: string): Promise<{ id: string; order_no: string }> {
  await send("POST", `/api/cart/${productId}`, { token, body: { quantity: 1 } });
  const { status, json } = await send("POST", "/api/payment", {
    token,
    body: await paymentBody(token),
  });
  expect(status).toBe(201);
  return json.data;
}

test("a customer fills a cart, changes it and empties it", async () => {
  const token = await signIn();
  const productId = await createProduct({ stock: 3, price: 200_000 });
  const added = await send("POST", `/api/cart/${productId}`, { token, body: { quantity: "2" } });
  expect([added.status, added.json.cartBadge]).toEqual([201, 2]);
  const cart = cartView.parse((await send("GET", "/api/cart", { token })).json);
  expect(cart).toMatchObject({ subtotal: 400_000, soldOut: [], cartBadge: 2 });

  const path = `/api/cart/${productId}?_method=patch`;
  expect((await send("POST", path, { token, body: { quantity: 3 } })).json.cartBadge).toBe(3);
  expect((await send("POST", path, { token, body: { quantity: 4 } })).status).toBe(409);
  expect(
    (await send("PATCH", `/api/cart/${productId}`, { token, body: { quantity: 1 } })).status,
  ).toBe(200);
  for (const quantity of [-1, 1.5, "x", [], null]) {
    expect((await send("POST", path, { token, body: { quantity } })).status).toBe(422);
  }
  const item = cart.cartItems[0]?.id;
  expect((await send("POST", `/api/cart/${item}?_method=delete`, { token })).status).toBe(200);
  expect((await send("GET", "/api/cartbadge", { token })).json).toEqual({ cartBadge: 0 });
});

test("a customer buys a piece, an admin sends it off, the customer sees the resi", async () => {
  const token = await signIn();
  const admin = await anAdmin();
  const productId = await createProduct({ stock: 1 });
  const { id, order_no } = await order(token, productId);

  const opened = await send("GET", `/api/payment?payment_id=${id}`, { token });
  expect(orderView.parse(opened.json.order).order_no).toBe(order_no);
  expect(opened.json.link).toBe(opened.json.order.link);

  const path = `/api/order/${id}?_method=patch`;
  const sent = { status: "In Delivery", resi: "jne 0012-345" };
  expect((await send("POST", path, { token, body: sent })).status).toBe(403);
  const patched = await send("POST", path, { token: admin, body: sent });
  expect(patched.json.data[0]).toMatchObject({ status: "In Delivery", resi: "JNE0012345" });
  expect((await send("POST", path, { token: admin, body: { status: "Lost" } })).status).toBe(422);

  const seen = await send("GET", `/api/order/${id}`, { token });
  expect(seen.json.data[0]).toMatchObject({ resi: "JNE0012345", payment_status: "Paid" });
  const page = orderPage.parse((await send("GET", "/api/order?days=1", { token })).json);
  expect(page.data.map((found) => found.id)).toEqual([id]);
});

test("two customers pay for the last piece at once: one order, one clear 'sold out'", async () => {
  const productId = await createProduct({ stock: 1 });
  const buyers = await Promise.all(
    [1, 2].map(async () => {
      const token = await signIn();
      await send("POST", `/api/cart/${productId}`, { token });
      return { token, body: await paymentBody(token) };
    }),
  );
  const answers = await Promise.all(buyers.map((sent) => send("POST", "/api/payment", sent)));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.json).toMatchObject({
    message: "Some items in your cart are sold out",
    soldOut: [{ type: "removed", item: { product_id: productId } }],
  });
  expect(await db().order.count({ where: { items: { some: { productId } } } })).toBe(1);
  const shown = await send("GET", `/api/product/${productId}`);
  expect(shown.json.data).toMatchObject({ stock: 0, is_purchased: true });
});

test("the page of a piece is served from the cache, and is a new one once the piece is sold", async () => {
  const productId = await createProduct({ stock: 1 });
  const path = `/product-detail/${productId}`;
  const look = async () => {
    const { headers, json } = await send("GET", path);
    return { cache: headers.get("x-cache"), isSold: json.includes("Terjual") };
  };
  expect(await look()).toEqual({ cache: "MISS", isSold: false });
  // Other tests change neighbouring products on this page, which renders it again.
  await expect.poll(look).toEqual({ cache: "HIT", isSold: false });
  await order(await signIn(), productId);
  expect(await look()).toMatchObject({ isSold: true });
});

test("the customer who came too late sees it once", async () => {
  const token = await signIn();
  const productId = await createProduct({ stock: 1 });
  await send("POST", `/api/cart/${productId}`, { token });
  await order(await signIn(), productId);
  expect((await send("GET", "/api/cart", { token })).json.soldOut).toHaveLength(1);
  expect((await send("GET", "/api/cart/reset-sold-out", { token })).status).toBe(200);
  expect((await send("GET", "/api/cart", { token })).json).toMatchObject({
    cartItems: [],
    soldOut: [],
  });
});

test("one key, one order; another body under it is refused, with the order that there is", async () => {
  const token = await signIn();
  const productId = await createProduct({ stock: 5 });
  await send("POST", `/api/cart/${productId}`, { token });
  const body = await paymentBody(token);
  const headers = { "idempotency-key": "pay-once" };
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => send("POST", "/api/payment", { token, body, headers })),
  );
  expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
  const other = { ...body, recipient: "Orang Lain" };
  const refused = await send("POST", "/api/payment", { token, body: other, headers });
  expect(refused).toMatchObject({ status: 422, json: answers[0]?.json.data });
});

test("what an order can't be made of", async () => {
  const token = await signIn();
  const productId = await createProduct();
  await send("POST", `/api/cart/${productId}`, { token });
  const body = await paymentBody(token);
  const pay = (changed: Record<string, unknown>) =>
    send("POST", "/api/payment", { token, body: { ...body, ...changed } });

  const cheaper = await pay({ ongkir: 1 });
  expect([cheaper.status, cheaper.json.ongkir]).toEqual([409, body.ongkir]);
  expect((await pay({ service: "JTR" })).json.errors.service).toBeDefined();
  expect((await pay({ city: "Atlantis" })).json.errors.city).toBeDefined();
  expect((await pay({ phone_number: "0812345678" })).json.errors.phone_number).toEqual([
    "Phone number must start with '62'",
  ]);
  expect((await pay({ recipient: "" })).json.errors.recipient).toEqual([
    "This field can't be empty",
  ]);
  expect((await send("GET", "/api/cart", { token })).json.cartBadge).toBe(1);
  const nobody = await signIn();
  const empty = await send("POST", "/api/payment", { token: nobody, body });
  expect([empty.status, empty.json.message]).toEqual([422, "Your cart is empty"]);
});

test("someone else's order is not there, and nobody's is 401", async () => {
  const token = await signIn();
  const stranger = await signIn();
  const { id } = await order(token, await createProduct());
  for (const path of [`/api/order/${id}`, `/api/payment?payment_id=${id}`]) {
    expect((await send("GET", path, { token: stranger })).status).toBe(404);
    expect((await send("GET", path)).status).toBe(401);
  }
  expect((await send("GET", "/api/order", { token: stranger })).json.data).toEqual([]);
});

test.each([
  ["GET", "/api/cart"],
  ["GET", "/api/cartbadge"],
  ["GET", "/api/order"],
  ["GET", "/api/address"],
  ["GET", "/api/shipping?city=Kota%20Bandung"],
  ["POST", "/api/payment"],
  ["POST", "/api/auth/logout"],
  ["POST", "/api/auth/user"],
])("%s %s asks a visitor to sign in", async (method, path) => {
  const { status, json } = await send(method, path, method === "POST" ? { body: BANDUNG } : {});
  expect([status, json.message]).toEqual([401, "Please sign in first"]);
});
