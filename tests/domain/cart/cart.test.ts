import { expect, test } from "vitest";
import { addCartItem, removeCartItem, resetSoldOut, setCartItem } from "#lib/cart/change-cart.ts";
import { getCart } from "#lib/cart/get-cart.ts";
import { readCart } from "#lib/cart/internal/read-cart.ts";
import { db } from "#lib/database/db.ts";
import { onPool } from "#lib/database/sql/source.ts";
import { createActor } from "#tests/factories/customer.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

async function setStock(id: string, stock: number): Promise<void> {
  await db().product.update({ where: { id }, data: { stock } });
}

test("adding adds, setting sets, zero removes", async () => {
  const actor = await createActor();
  const id = await createProduct({ stock: 5, price: 100_000 });
  await addCartItem(actor, id, 2);
  expect((await addCartItem(actor, id, 1)).cartBadge).toBe(3);
  expect((await setCartItem(actor, id, 2)).data?.quantity).toBe(2);
  expect((await getCart(actor)).subtotal).toBe(200_000);
  expect((await setCartItem(actor, id, 0)).data).toBeNull();
  expect((await getCart(actor)).cartItems).toEqual([]);
});

test("a line has every column of its product", async () => {
  const actor = await createActor();
  const id = await createProduct();
  await addCartItem(actor, id, 1);
  const { lines, product } = await readCart(onPool, actor.userId, id);
  const stored = await db().product.findUniqueOrThrow({ where: { id } });
  expect(lines[0]?.product).toMatchObject(stored);
  expect(product).toMatchObject(stored);
});

test("more than the stock is refused and the cart stays as it was", async () => {
  const actor = await createActor();
  const id = await createProduct({ stock: 2 });
  await addCartItem(actor, id, 2);
  await expectError(addCartItem(actor, id, 1), "conflict");
  await expectError(setCartItem(actor, id, 3), "conflict");
  expect((await getCart(actor)).cartBadge).toBe(2);
});

test("a cart holds no more than one order may have: 200 pieces, 1,000 kg", async () => {
  const actor = await createActor();
  const light = await createProduct({ stock: 10_000, weight: 1 });
  const heavy = await createProduct({ stock: 100, weight: 50_000 });
  const pieces = { code: "conflict", message: "One order may have at most 200 pieces" };
  await expectError(setCartItem(actor, light, 201), pieces);
  await setCartItem(actor, light, 180);
  await expectError(addCartItem(actor, light, 21), pieces);
  await expectError(setCartItem(actor, heavy, 20), {
    code: "conflict",
    message: "One order may weigh at most 1,000 kg",
  });
  await setCartItem(actor, heavy, 19);
  expect((await getCart(actor)).cartBadge).toBe(199);
});

test("a cart that has become too large can be reduced", async () => {
  const actor = await createActor();
  const id = await createProduct({ stock: 200, weight: 1 });
  await setCartItem(actor, id, 200);
  await db().product.update({ where: { id }, data: { weight: 50_000 } });
  expect((await setCartItem(actor, id, 100)).data?.quantity).toBe(100);
});

test("what is left of a line after another's order is marked until it was seen", async () => {
  const actor = await createActor();
  const cut = await createProduct({ stock: 3 });
  const gone = await createProduct({ stock: 1 });
  await addCartItem(actor, cut, 3);
  await addCartItem(actor, gone, 1);
  await setStock(cut, 2);
  await setStock(gone, 0);

  const cart = await getCart(actor);
  expect(cart.soldOut).toMatchObject([
    { type: "deducted", item: { product_id: cut, from: 3, to: 2 } },
    { type: "removed", item: { product_id: gone, from: 1, to: 0 } },
  ]);
  expect(cart.cartBadge).toBe(2);
  expect(JSON.parse(cart.cartItems[0]?.sold_out ?? "")).toEqual(cart.soldOut[0]);

  await setStock(cut, 1);
  expect((await getCart(actor)).soldOut[0]).toMatchObject({ item: { from: 3, to: 1 } });

  await resetSoldOut(actor);
  const after = await getCart(actor);
  expect(after.soldOut).toEqual([]);
  expect(after.cartItems.map(({ product_id }) => product_id)).toEqual([cut]);
});

test("nobody removes another's line", async () => {
  const owner = await createActor();
  const id = await createProduct();
  await addCartItem(owner, id, 1);
  const [item] = (await getCart(owner)).cartItems;
  await expectError(removeCartItem(await createActor(), item?.id ?? ""), "not-found");
  expect((await getCart(owner)).cartBadge).toBe(1);
});

test("the database itself refuses what must never be", async () => {
  const id = await createProduct({ stock: 1 });
  await expect(setStock(id, -1)).rejects.toThrow();
  const actor = await createActor();
  await addCartItem(actor, id, 1);
  await expect(
    db().cartItem.updateMany({ where: { userId: actor.userId }, data: { quantity: 0 } }),
  ).rejects.toThrow();
  await expect(
    db().product.update({ where: { id }, data: { isPurchased: true } }),
  ).rejects.toThrow();
});
