import { expect, test } from "vitest";
import { readRelatedForPage } from "#lib/cache/catalogue.ts";
import { PageRecord, recordPage } from "#lib/cache/current-page.ts";
import { getProduct } from "#lib/catalogue/get-product.ts";
import { listRelatedProducts } from "#lib/catalogue/list-related-products.ts";
import { db } from "#lib/database/db.ts";
import { tags } from "#lib/expiry/tags.ts";
import { createPieces, createProduct } from "#tests/factories/product.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";

/** Number of products that a page shows. */
const SHOWN = 4;

async function related(id: string): Promise<string[]> {
  const related = await listRelatedProducts(await getProduct(id), SHOWN);
  return related.map(({ name }) => name);
}

test("four others: unsold first, then of the same motif, then of the same category, then newest", async () => {
  await resetDatabase();
  const id = await createProduct({ name: "Kemeja Kawung" });
  expect(await related(id)).toEqual([]);

  await createProduct({ name: "Kemeja Kawung Terjual", stock: 0, isPurchased: true });
  const cloth = await createProduct({ name: "Kain Parang", category: "Batik Cloth" });
  await createProduct({ name: "Kain Kawung", category: "Batik Cloth" });
  await createProduct({ name: "Kemeja Parang" });
  await createProduct({ name: "Kemeja Truntum" });
  await createProduct({ name: "Kemeja Kawung Hilang", deletedAt: new Date() });

  expect(await related(id)).toEqual([
    "Kain Kawung",
    "Kemeja Truntum",
    "Kemeja Parang",
    "Kain Parang",
  ]);
  await db().product.update({ where: { id: cloth }, data: { deletedAt: new Date() } });
  expect((await related(id)).at(-1)).toBe("Kemeja Kawung Terjual");
});

test("without a motif the category decides", async () => {
  await resetDatabase();
  const id = await createProduct({ name: "Kemeja Polos" });
  await createProduct({ name: "Kain Polos", category: "Batik Cloth" });
  await createProduct({ name: "Kemeja Garis" });
  expect(await related(id)).toEqual(["Kemeja Garis", "Kain Polos"]);
});

test("a motif counts as a whole word in every category, and includes longer names with it", async () => {
  await resetDatabase();
  const id = await createProduct({ name: "Kemeja Parang" });
  const special = await createProduct({ name: "Kemeja Parang Rusak Soga" });
  await createProduct({ name: "Kain PARANG Barong", category: "Batik Cloth" });
  await createProduct({ name: "Kemeja Parangtritis" });
  await createProduct({ name: "Tas Kawung", category: "Others" });
  expect(await related(id)).toEqual([
    "Kemeja Parang Rusak Soga",
    "Kain PARANG Barong",
    "Kemeja Parangtritis",
    "Tas Kawung",
  ]);
  expect(await related(special)).toEqual([
    "Kemeja Parangtritis",
    "Kemeja Parang",
    "Tas Kawung",
    "Kain PARANG Barong",
  ]);
});

test("a product's page depends on the four that it shows, and on every product only where there are fewer", async () => {
  await resetDatabase();
  const id = await createProduct({ name: "Kemeja Kawung" });
  const product = await getProduct(id);
  const read = async () => {
    const record = new PageRecord();
    const shown = await recordPage(record, () => readRelatedForPage(product));
    return { tags: [...record.tags], cards: shown.map((other) => tags.card(other.id)) };
  };
  const names = ["Kain Kawung", "Blus Kawung", "Gaun Kawung"];
  await createPieces(names.map((name) => ({ name })));
  const three = await read();
  expect(three.tags).toEqual([...three.cards, tags.products]);
  await createPieces([{ name: "Tas Kawung" }, { name: "Rok Kawung" }]);
  const four = await read();
  expect(four.cards).toHaveLength(SHOWN);
  expect(four.tags).toEqual(four.cards);
});
