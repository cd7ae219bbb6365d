import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { createProduct } from "#lib/catalogue/create-product.ts";
import { findProduct } from "#lib/catalogue/get-product.ts";
import { updateProductsInput } from "#lib/catalogue/schema.ts";
import { updateProducts } from "#lib/catalogue/update-products.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { productInput } from "#tests/factories/product-input.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

type Change = Record<string, unknown> & { id: string };

async function createProducts(count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () => createProduct(admin, productInput()));
  return (await Promise.all(made)).map(({ id }) => id);
}

function changeMany(by: Actor, changes: Change[]) {
  return updateProducts(by, updateProductsInput.parse({ changes }));
}

const auditsOf = (subjectId: string) =>
  db().auditEntry.findMany({
    where: { subjectId, action: { not: "product-created" } },
    select: { action: true, actorId: true },
  });

test("each product is changed by itself: what one is refused doesn't touch the others", async () => {
  const [dearer, moved, gone] = await createProducts(3);
  if (!dearer || !moved || !gone) throw new Error("no products");
  const absent = randomUUID();
  const results = await changeMany(admin, [
    { id: moved, stock: 4, stock_seen: 9 },
    { id: dearer, price: "495.000", price_seen: "450000" },
    { id: absent, stock: 1 },
    { id: gone, is_deleted: true },
    { id: moved, stock: 0, stock_seen: 10 },
  ]);
  expect(results).toMatchObject([
    { id: moved, result: "conflict", stock: 10, price: "450000" },
    { id: dearer, result: "saved", stock: 10, price: "495000", message: "" },
    { id: absent, result: "not-found", stock: null, price: null },
    { id: gone, result: "saved" },
    { id: moved, result: "saved", stock: 0 },
  ]);
  expect(await findProduct(gone)).toBeNull();
  expect(await auditsOf(moved)).toEqual([{ action: "product-updated", actorId: admin.userId }]);
  expect(await auditsOf(dearer)).toEqual([{ action: "product-updated", actorId: admin.userId }]);
  expect(await auditsOf(gone)).toEqual([{ action: "product-deleted", actorId: admin.userId }]);
  expect(await listWrongBooks()).toEqual([]);
});

test("a category without the product's size is refused, and nothing of that row is saved", async () => {
  const { id } = await createProduct(admin, productInput({ size: "3XL", size_details: "" }));
  const results = await changeMany(admin, [{ id, category: "Women", stock: 3 }]);
  expect(results).toMatchObject([{ result: "invalid", message: "Ukuran harus dipilih" }]);
  expect(await findProduct(id)).toMatchObject({ category: "Men", stock: 10 });
});

test("of two admins who raise a price at once, the second is told the new one", async () => {
  const other = await createActor("admin");
  const ids = await createProducts(3);
  const raise = ids.map((id) => ({ id, price: "495000", price_seen: "450000" }));
  const both = await Promise.all([changeMany(admin, raise), changeMany(other, raise)]);
  for (const [at, id] of ids.entries()) {
    const results = both.map((results) => results[at]);
    expect(results.map((result) => result?.result).toSorted()).toEqual(["conflict", "saved"]);
    expect(results.map((result) => result?.price)).toEqual(["495000", "495000"]);
    expect(await auditsOf(id)).toHaveLength(1);
  }
});

test("a sale in between keeps its piece: the stock is never below zero", async () => {
  const customer = await createActor();
  const { id } = await createProduct(admin, productInput({ stock: "1" }));
  await setCartItem(customer, id, 1);
  const [[result], sale] = await Promise.all([
    changeMany(admin, [{ id, stock: 0, stock_seen: 1 }]),
    placeOrder(customer, await orderInput(customer), null).catch(() => null),
  ]);
  expect([result?.result, sale === null]).toEqual(
    sale === null ? ["saved", true] : ["conflict", false],
  );
  expect(await findProduct(id)).toMatchObject({ stock: 0 });
  expect(await listWrongBooks()).toEqual([]);
});

test("customers change nothing, and nobody more than 100 at once", async () => {
  const change = { id: randomUUID(), stock: 1 };
  await expectError(changeMany(await createActor(), [change]), "forbidden");
  const changes = Array.from({ length: 101 }, () => change);
  expect(updateProductsInput.safeParse({ changes }).success).toBe(false);
  expect(updateProductsInput.safeParse({ changes: [] }).success).toBe(false);
  expect(updateProductsInput.safeParse({ changes: [{ ...change, stock: -1 }] }).success).toBe(
    false,
  );
});
