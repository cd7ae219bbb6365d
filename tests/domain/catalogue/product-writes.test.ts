import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { getCart } from "#lib/cart/get-cart.ts";
import { createProduct } from "#lib/catalogue/create-product.ts";
import { deleteProduct } from "#lib/catalogue/delete-product.ts";
import { findProduct } from "#lib/catalogue/get-product.ts";
import { updateProductInput } from "#lib/catalogue/schema.ts";
import { updateProduct } from "#lib/catalogue/update-product.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { pictureFolder } from "#lib/media/picture-folder.ts";
import { PICTURE_FILES } from "#lib/media/picture-paths.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { buy } from "#tests/factories/placed-order.ts";
import { productInput } from "#tests/factories/product-input.ts";
import { folderOf, isStored, storedDaysLater } from "#tests/factories/stored-pictures.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

const ABSENT = "00000000-0000-4000-8000-000000000000";

function change(by: Actor, id: string, fields: Record<string, unknown>) {
  return updateProduct(by, id, updateProductInput.parse(fields));
}

function ledgerOf(productId: string) {
  return db().stockMovement.findMany({
    where: { productId },
    select: { delta: true, reason: true, actorId: true },
    orderBy: { createdAt: "asc" },
  });
}

test("a product is created with its ledger", async () => {
  const product = await createProduct(admin, productInput());
  expect(product).toMatchObject({ price: "450000", stock: 10, weight: 250, is_purchased: false });
  expect(await ledgerOf(product.id)).toEqual([
    { delta: 10, reason: "created", actorId: admin.userId },
  ]);
});

test("created with stock 0 it is neither sold nor buyable", async () => {
  const product = await createProduct(admin, productInput({ stock: "0" }));
  expect(product).toMatchObject({ stock: 0, is_purchased: false });
  await expectError(setCartItem(await createActor(), product.id, 1), "conflict");
  expect(await listWrongBooks()).toEqual([]);
});

test("only admins write", async () => {
  const customer = await createActor();
  const { id } = await createProduct(admin, productInput());
  await expectError(createProduct(customer, productInput()), "forbidden");
  await expectError(change(customer, id, { name: "Lain" }), "forbidden");
  await expectError(deleteProduct(customer, id), "forbidden");
});

test("form opened at stock 10, 3 sold meanwhile, price edited and saved: stock is 7", async () => {
  const { id } = await createProduct(admin, productInput({ stock: "10" }));
  await buy(await createActor(), id, 3);
  const saved = await change(admin, id, { price: "475.000" });
  expect(saved).toMatchObject({ stock: 7, price: "475000" });
  expect(await listWrongBooks()).toEqual([]);
});

test("a stock typed over one that has moved is refused with the fresh figure, and nothing changes", async () => {
  const image2 = await makePicture();
  const { id } = await createProduct(admin, productInput({ stock: "10", image2 }));
  await buy(await createActor(), id, 3);
  const edit = { stock: "12", stock_seen: "10", price: "1", image1: await makePicture() };
  const stored = readdirSync(pictureFolder()).length;
  await expectError(change(admin, id, edit), { code: "conflict", body: { stock: 7 } });
  expect(await findProduct(id)).toMatchObject({ stock: 7, price: "450000", image1: null });
  expect(readdirSync(pictureFolder())).toHaveLength(stored);
  expect(await change(admin, id, { ...edit, stock_seen: "7" })).toMatchObject({ stock: 12 });
  expect(await listWrongBooks()).toEqual([]);
});

test("an edit to the present stock moves nothing; any other is a row in the ledger", async () => {
  const { id } = await createProduct(admin, productInput({ stock: "2" }));
  await change(admin, id, { stock: "2", stock_seen: "2" });
  await change(admin, id, { stock: "5" });
  await change(admin, id, { stock: "1" });
  const deltas = (await ledgerOf(id)).map(({ delta, reason }) => [delta, reason]);
  expect(deltas).toEqual([
    [2, "created"],
    [3, "admin-edit"],
    [-4, "admin-edit"],
  ]);
});

test("sold by an order, on sale again by an edit, and not sold when an admin takes the last away", async () => {
  const { id } = await createProduct(admin, productInput({ stock: "1" }));
  await buy(await createActor(), id);
  expect(await findProduct(id)).toMatchObject({ stock: 0, is_purchased: true });
  expect(await change(admin, id, { name: "Baru" })).toMatchObject({ is_purchased: true });
  expect(await change(admin, id, { stock: "1" })).toMatchObject({ is_purchased: false });
  expect(await change(admin, id, { stock: "0" })).toMatchObject({ stock: 0, is_purchased: false });
  expect(await listWrongBooks()).toEqual([]);
});

test("edits and orders at once keep the books right and never sell what isn't there", async () => {
  const { id } = await createProduct(admin, productInput({ stock: "8" }));
  const customers = await Promise.all(Array.from({ length: 6 }, () => createActor()));
  for (const customer of customers) await setCartItem(customer, id, 1);
  const orders = customers.map(async (customer) =>
    placeOrder(customer, await orderInput(customer), null),
  );
  const edits = [5, 3, 9].map((stock) => change(admin, id, { stock, stock_seen: 8 }));
  const results = await Promise.allSettled([...orders, ...edits]);
  const sold = results.slice(0, 6).filter(({ status }) => status === "fulfilled").length;
  const { delta } = (
    await db().stockMovement.aggregate({
      where: { productId: id, reason: "order" },
      _sum: { delta: true },
    })
  )._sum;
  expect(delta ?? 0).toBe(-sold);
  expect(sold).toBeGreaterThan(0);
  expect(await listWrongBooks()).toEqual([]);
});

test("a size has to be one of the category's, but one that a product has stays", async () => {
  const { id } = await createProduct(admin, productInput());
  await expectError(change(admin, id, { size: "XS" }), {
    fields: { size: ["Ukuran harus dipilih"] },
  });
  await db().product.update({ where: { id }, data: { size: "Free-Size" } });
  expect(await change(admin, id, { size: "Free-Size", name: "Jas" })).toMatchObject({
    size: "Free-Size",
  });
});

test("a new category resets the details, and the size where it doesn't offer it", async () => {
  const { id } = await createProduct(admin, productInput({ size: "3XL" }));
  await expectError(change(admin, id, { category: "Women" }), {
    fields: { size: ["Ukuran harus dipilih"] },
  });
  expect(await change(admin, id, { category: "Batik Cloth" })).toMatchObject({
    category: "Batik Cloth",
    size: "See-Image",
    size_details: "",
  });
  const cloth = { size: "L", size_details: "width=110, length=" };
  expect(await change(admin, id, cloth)).toMatchObject({ size_details: "length=0,width=110" });
  await expectError(change(admin, id, { size_details: "dua meter" }), "invalid");
});

test("a chart in a picture may list the category's sizes, and the list goes with it", async () => {
  const sizes = { size: "See-Image", size_details: "XL, S; m" };
  const { id } = await createProduct(admin, productInput(sizes));
  expect(await findProduct(id)).toMatchObject({ size_details: "S, M, XL" });
  for (const size_details of ["S, XS", "S, besar"]) {
    await expectError(change(admin, id, { size_details }), {
      fields: { size_details: ["Rincian ukuran harus seperti S, M, L, XL"] },
    });
  }
  expect(await change(admin, id, { name: "Kemeja" })).toMatchObject({ size_details: "S, M, XL" });
  expect(await change(admin, id, { size: "M" })).toMatchObject({ size: "M", size_details: "" });
  await change(admin, id, { size_details: "chest=108" });
  expect(await change(admin, id, { size: "See-Image" })).toMatchObject({ size_details: "" });
});

test("an image absent stays, empty goes, a file replaces it, and old files go with the commit", async () => {
  const [image1, image2] = [await makePicture(), await makePicture({ format: "png" })];
  const created = await createProduct(admin, productInput({ image1, image2 }));
  expect([isStored(created.image1), isStored(created.image2)]).toEqual([true, true]);
  const files = readdirSync(folderOf(created.image1));
  expect(files.toSorted()).toEqual(PICTURE_FILES.toSorted());
  const shared = path.join(folderOf(created.image1), "share.jpg");
  expect(await sharp(readFileSync(shared)).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });

  const image3 = await makePicture({ format: "webp" });
  const changed = await change(admin, created.id, { image1: "", image3 });
  expect(changed).toMatchObject({ image1: null, image2: created.image2 });
  expect(isStored(created.image1)).toBe(true);
  expect(await storedDaysLater([created.image1, changed.image3])).toEqual([false, true]);
});

test("pictures change places by their paths; somebody else's path is refused", async () => {
  const [image1, image2] = [await makePicture(), await makePicture()];
  const created = await createProduct(admin, productInput({ image1, image2 }));
  const swapped = { image1: created.image2, image2: created.image1 };
  expect(await change(admin, created.id, swapped)).toMatchObject(swapped);
  expect(isStored(created.image1)).toBe(true);
  const other = await createProduct(admin, productInput());
  await expectError(change(admin, other.id, { image1: created.image1 }), {
    fields: { image1: ["File harus berbentuk gambar"] },
  });
  await expectError(change(admin, created.id, { image3: created.image1 }), "invalid");
});

test("a picture that an order shows outlives its product's edits", async () => {
  const customer = await createActor();
  const image1 = await makePicture();
  const created = await createProduct(admin, productInput({ image1 }));
  const orderId = await buy(customer, created.id);
  await change(admin, created.id, { image1: await makePicture() });
  const order = await getOrder(customer, orderId);
  expect(order.order_items[0]?.product.image1).toBe(created.image1);
  expect(isStored(created.image1)).toBe(true);
});

test("a deleted product leaves the shop and every cart, and stays in the orders", async () => {
  const [buyer, holder] = [await createActor(), await createActor()];
  const { id } = await createProduct(admin, productInput());
  const orderId = await buy(buyer, id, 2);
  await setCartItem(buyer, id, 1);
  await setCartItem(holder, id, 1);
  expect((await getOrder(buyer, orderId)).order_items[0]?.has_page).toBe(true);
  await deleteProduct(admin, id);
  expect(await findProduct(id)).toBeNull();
  for (const customer of [buyer, holder]) {
    expect((await getCart(customer)).cartItems).toEqual([]);
  }
  expect((await getOrder(buyer, orderId)).order_items[0]).toMatchObject({
    has_page: false,
    product: { name: "Kemeja Kawung" },
  });
  await expectError(deleteProduct(admin, id), "not-found");
  await expectError(change(admin, id, { name: "Lain" }), "not-found");
  await expectError(setCartItem(holder, id, 1), "not-found");
  await expectError(deleteProduct(admin, ABSENT), "not-found");
  expect(await listWrongBooks()).toEqual([]);
});

test("deleted while customers put it into their carts and order it: no cart holds it", async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => createActor()));
  const { id } = await createProduct(admin, productInput({ stock: "50" }));
  for (const customer of customers.slice(0, 4)) await setCartItem(customer, id, 1);
  const orders = customers
    .slice(0, 2)
    .map(async (customer) => placeOrder(customer, await orderInput(customer), null));
  const additions = customers.slice(2).map((customer) => setCartItem(customer, id, 2));
  const [deleted] = await Promise.allSettled([deleteProduct(admin, id), ...orders, ...additions]);
  expect(deleted.status).toBe("fulfilled");
  expect(await db().cartItem.count({ where: { productId: id } })).toBe(0);
  expect(await listWrongBooks()).toEqual([]);
});
