import { expect, test } from "vitest";
import { orderPage, orderView } from "#lib/orders/schema.ts";
import { createProduct } from "#tests/factories/product.ts";
import { anAdmin, orderPiece, orderProduct, paymentBody, signIn } from "./people.ts";
import { IS_PLAIN_NEXT, send } from "./shop-client.ts";

test("a cart takes no quantity but a whole number of pieces", async () => {
  const token = await signIn();
  const path = `/api/cart/${await createProduct({ stock: 3 })}`;
  for (const quantity of [-1, 1.5, "x", [], null]) {
    expect((await send("PATCH", path, { token, body: { quantity } })).status).toBe(422);
  }
});

test("a customer buys a piece, an admin sends it off, the customer sees the resi", async () => {
  const token = await signIn();
  const admin = await anAdmin();
  const productId = await createProduct({ stock: 1 });
  const { id, order_no } = await orderProduct(token, productId);

  const opened = await send("GET", `/api/payment?payment_id=${id}`, { token });
  expect(orderView.parse(opened.json.order).order_no).toBe(order_no);
  expect(opened.json.link).toBe(opened.json.order.link);
  const { payment_accounts, qris } = opened.json;
  expect(payment_accounts[0]).toMatchObject({ bank: expect.any(String) });
  expect(qris).toMatchObject({
    picture: `/api/order/${id}/qris`,
    text: expect.stringMatching(/^0002/),
  });
  const proof = await send("GET", `/api${new URL(opened.json.link).pathname}`);
  expect(proof.json).toMatchObject({ data: { order_no }, payment_accounts });

  const path = `/api/order/${id}?_method=patch`;
  const sent = { status: "In Delivery", resi: "jne 0012-345" };
  expect((await send("POST", path, { token, body: sent })).status).toBe(403);
  const patched = await send("POST", path, { token: admin, body: sent });
  expect(patched.json.data[0]).toMatchObject({ status: "In Delivery", resi: "JNE0012345" });
  expect((await send("POST", path, { token: admin, body: { status: "Lost" } })).status).toBe(422);

  const seen = await send("GET", `/api/order/${id}`, { token });
  expect(seen.json.data[0]).toMatchObject({ resi: "JNE0012345", payment_status: "Paid" });
  const paid = await send("GET", `/api/payment?payment_id=${id}`, { token });
  expect(paid.json).toMatchObject({ payment_accounts: [], qris: null });
  const page = orderPage.parse((await send("GET", "/api/order?days=1", { token })).json);
  expect(page.data.map((found) => found.id)).toEqual([id]);
});

test.skipIf(IS_PLAIN_NEXT)(
  "the page of a piece is served from the cache, and is a new one once the piece is sold",
  async () => {
    const productId = await createProduct({ stock: 1 });
    const path = `/product-detail/${productId}`;
    const look = async () => {
      const { headers, json } = await send("GET", path);
      return { cache: headers.get("x-cache"), isSold: json.includes("Terjual") };
    };
    expect(await look()).toEqual({ cache: "MISS", isSold: false });
    // Other tests change neighbouring products on this page, which renders it again.
    await expect.poll(look).toEqual({ cache: "HIT", isSold: false });
    await orderProduct(await signIn(), productId);
    expect(await look()).toMatchObject({ isSold: true });
  },
);

test("a cancelled order's piece is on sale again at once, on its page as well", async () => {
  const token = await signIn();
  const id = await orderPiece(token);
  const { json } = await send("GET", `/api/order/${id}`, { token });
  const page = `/product-detail/${json.data[0].order_items[0].product_id}`;
  const availability = async () =>
    /schema\.org\/(InStock|SoldOut)/.exec((await send("GET", page)).json)?.[1];
  expect(await availability()).toBe("SoldOut");

  const cancelled = await send("POST", `/api/order/${id}/cancel`, { token });
  expect([cancelled.status, cancelled.json.data[0].status]).toEqual([200, "Cancelled"]);
  expect(await availability()).toBe("InStock");
});

test("what an order can't be made of", async () => {
  const token = await signIn();
  await send("POST", `/api/cart/${await createProduct()}`, { token });
  const body = await paymentBody(token);
  for (const [field, value] of Object.entries({
    service: "JTR",
    city: "Atlantis",
    phone_number: "0812345678",
    recipient: "",
  })) {
    const { json } = await send("POST", "/api/payment", {
      token,
      body: { ...body, [field]: value },
    });
    expect(Object.keys(json.errors)).toEqual([field]);
  }
  expect((await send("GET", "/api/cart", { token })).json.cartBadge).toBe(1);
});
