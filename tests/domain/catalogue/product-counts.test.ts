import { beforeEach, expect, test } from "vitest";
import { compactProductCounts } from "#lib/catalogue/compact-product-counts.ts";
import { WHOLE_SHOP } from "#lib/catalogue/internal/list-sql.ts";
import { readCounts } from "#lib/catalogue/internal/read-counts.ts";
import { sizeChoices } from "#lib/catalogue/size-choices.ts";
import { db } from "#lib/database/db.ts";
import { createProduct } from "#tests/factories/product.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";

const SOLD = { isPurchased: true, stock: 0 };

/** Expects the kept counts to be those of the products themselves, by every column that lists filter by. */
async function expectRightCounts(): Promise<void> {
  for (const isPurchased of [false, true]) {
    const counted = await db().product.groupBy({
      by: ["category", "size", "sizeDetails"],
      where: { deletedAt: null, isPurchased },
      _count: true,
    });
    const expected = counted.map(({ _count, sizeDetails, ...pair }) => ({
      ...pair,
      sizes: [pair.size, ...sizeChoices({ size: pair.size, size_details: sizeDetails })],
      products: _count,
    }));
    const kept = await readCounts(db(), { ...WHOLE_SHOP, isPurchased });
    expect(new Set(kept)).toEqual(new Set(expected));
  }
}

beforeEach(() => resetDatabase());

test("every change of a product is counted, and compacting the rows changes no count", async () => {
  const ids: string[] = [];
  for (const size of ["S", "M", "M", "L"]) ids.push(await createProduct({ size }));
  await expectRightCounts();
  const changes = [
    { isPurchased: true, stock: 0 },
    { isPurchased: false, stock: 3 },
    { category: "Women", size: "XS" },
    { category: "Women", size: "See-Image" },
    { sizeDetails: "S, M" },
    { sizeDetails: "S, M, Free-Size" },
    { size: "XS", sizeDetails: "" },
    { stock: 2 },
    { deletedAt: new Date() },
    { category: "Others" },
    { deletedAt: null },
  ];
  for (const data of changes) {
    await db().product.update({ where: { id: ids[1] ?? "" }, data });
    await expectRightCounts();
  }
  await db().product.updateMany({ data: SOLD });
  await expectRightCounts();
  await db().stockMovement.deleteMany();
  await db().product.deleteMany({ where: { size: "M" } });
  await compactProductCounts();
  await expectRightCounts();
});

test("a change that is undone isn't counted, and one that is under way doesn't wait for the next", async () => {
  const [first = "", second = ""] = [await createProduct(), await createProduct()];
  await expect(
    db().$transaction(async (tx) => {
      await tx.product.update({ where: { id: first }, data: SOLD });
      // Counts the same category, size and state, in another transaction.
      await db().product.update({ where: { id: second }, data: SOLD });
      await compactProductCounts();
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  await expectRightCounts();
});

test("many changes are compacted while others go on, and every count is right in the end", async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => createProduct()));
  const sell = (id: string) => db().product.update({ where: { id }, data: SOLD });
  const restock = (id: string) =>
    db().product.update({ where: { id }, data: { isPurchased: false, stock: 1 } });
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([...ids.map(sell), compactProductCounts()]);
    await Promise.all([
      ...ids.slice(round).map(restock),
      compactProductCounts(),
      compactProductCounts(),
    ]);
    await expectRightCounts();
  }
  await compactProductCounts();
  expect(await db().productCount.count()).toBeLessThanOrEqual(2);
});
