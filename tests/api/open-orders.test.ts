import { afterAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { createProduct } from "#tests/factories/product.ts";
import { orderPiece, paymentBody, signIn } from "./people.ts";
import { type Answer, send, somewherePublic } from "./shop-client.ts";

afterAll(() => db().$disconnect());

const unverified = () => signIn("user", { isVerified: false });

async function orderFrom(address: string, token: string, quantity = 1): Promise<Answer> {
  const productId = await createProduct({ stock: quantity });
  await send("POST", `/api/cart/${productId}`, { token, body: { quantity } });
  const headers = { "x-forwarded-for": address };
  return send("POST", "/api/payment", { token, headers, body: await paymentBody(token) });
}

test("nobody holds the stock with free accounts: few pieces each, few orders an address", async () => {
  const address = somewherePublic();
  const large = await orderFrom(address, await unverified(), 4);
  expect([large.status, large.json.verify_email]).toEqual([409, true]);

  for (let count = 0; count < 5; count += 1) {
    expect((await orderFrom(address, await unverified(), 3)).status).toBe(201);
  }
  const sixth = await orderFrom(address, await unverified());
  expect([sixth.status, sixth.json.verify_email]).toEqual([409, true]);

  expect((await orderFrom(address, await signIn(), 10)).status).toBe(201);
  expect((await orderFrom(somewherePublic(), await unverified())).status).toBe(201);
});

test("pieces without limit are refused when they are added and when they are ordered", async () => {
  const token = await signIn();
  const heavy = { stock: 10_000, weight: 50_000 };
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => createProduct(heavy)));
  const added = await send("POST", `/api/cart/${ids[0]}`, { token, body: { quantity: 10_000 } });
  expect([added.status, added.json.message]).toEqual([
    409,
    "One order may have at most 200 pieces",
  ]);

  // Such a cart can be left from an earlier release.
  const body = await paymentBodyOfOtherCart();
  const { json } = await send("POST", "/api/auth/user", { token });
  await db().cart.upsert({
    where: { userId: json.data.id },
    create: { userId: json.data.id },
    update: {},
  });
  await db().cartItem.createMany({
    data: ids.map((productId) => ({ userId: json.data.id, productId, quantity: 10_000 })),
  });
  expect((await send("GET", "/api/cart", { token })).json.cartBadge).toBe(50_000);
  expect((await send("GET", "/api/shipping?city=Kota%20Bandung", { token })).status).toBe(409);
  expect((await send("POST", "/api/payment", { token, body })).status).toBe(409);
});

async function paymentBodyOfOtherCart() {
  const token = await signIn();
  await send("POST", `/api/cart/${await createProduct()}`, { token });
  return paymentBody(token);
}

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
  const again = await send("POST", `/api/order/${id}/cancel`, { token });
  expect([again.status, again.json.status]).toEqual([409, "Cancelled"]);
});
