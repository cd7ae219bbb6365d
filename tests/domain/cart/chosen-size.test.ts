import { expect, test } from "vitest";
import { addCartItem, setCartItem } from "#lib/cart/change-cart.ts";
import { getCart } from "#lib/cart/get-cart.ts";
import { db } from "#lib/database/db.ts";
import { createActor } from "#tests/factories/customer.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const UNIFORM = { size: "See-Image", sizeDetails: "S, M, L", stock: 9 };

async function sizeIn(actor: Parameters<typeof getCart>[0]) {
  return (await getCart(actor)).cartItems[0]?.chosen_size;
}

test("a line keeps the chosen size while its quantity changes", async () => {
  const actor = await createActor();
  const id = await createProduct(UNIFORM);
  expect((await addCartItem(actor, id, 1, "M")).data?.chosen_size).toBe("M");
  await addCartItem(actor, id, 1);
  await setCartItem(actor, id, 5);
  expect(await sizeIn(actor)).toBe("M");
  expect((await setCartItem(actor, id, 5, "L")).data).toMatchObject({
    quantity: 5,
    chosen_size: "L",
  });
});

test("without a size the line is taken, and has none yet", async () => {
  const actor = await createActor();
  expect((await addCartItem(actor, await createProduct(UNIFORM), 2)).data).toMatchObject({
    quantity: 2,
    chosen_size: null,
  });
});

test.each([
  [UNIFORM, "XL", "Choose one of the sizes: S, M, L"],
  [UNIFORM, "See-Image", "Choose one of the sizes: S, M, L"],
  [{ size: "M" }, "M", "This product has no sizes to choose from"],
])("of %j nobody gets size %s", async (product, size, message) => {
  const actor = await createActor();
  const id = await createProduct(product);
  const refusal = { code: "invalid", fields: { chosen_size: [message] } };
  await expectError(addCartItem(actor, id, 1, size), refusal);
  await expectError(setCartItem(actor, id, 1, size), refusal);
  expect((await getCart(actor)).cartItems).toEqual([]);
});

test("a size that the product no longer offers is chosen again", async () => {
  const actor = await createActor();
  const id = await createProduct(UNIFORM);
  await addCartItem(actor, id, 1, "M");
  await db().product.update({ where: { id }, data: { sizeDetails: "S, L" } });
  expect(await sizeIn(actor)).toBeNull();
  await setCartItem(actor, id, 1, "L");
  expect(await sizeIn(actor)).toBe("L");
});
