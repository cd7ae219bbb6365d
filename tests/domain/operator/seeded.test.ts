import { afterEach, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { SHOP_FACT_KEYS } from "#lib/database/shop-fact-keys.ts";
import { isSeeded, seed } from "../../../scripts/shop/seed.ts";

const { DATABASE_URL = "", ...others } = process.env;
const withoutDemo = { ...others, DATABASE_URL, SEED_DEMO: "0" };

const { referenceData, demoData } = SHOP_FACT_KEYS;

afterEach(() => db().shopFact.deleteMany({ where: { key: { in: [referenceData, demoData] } } }));

test("a start seeds a database once, and again after the places or tariffs have changed", async () => {
  expect(await isSeeded(withoutDemo)).toBe(false);
  await seed(withoutDemo);
  expect(await isSeeded(withoutDemo)).toBe(true);
  await db().shopFact.update({ where: { key: referenceData }, data: { value: "earlier files" } });
  expect(await isSeeded(withoutDemo)).toBe(false);
});

test("a start seeds until the wanted demo is complete", async () => {
  await seed(withoutDemo);
  const withDemo = { ...withoutDemo, SEED_DEMO: "1" };
  expect(await isSeeded(withDemo)).toBe(false);
  await db().shopFact.create({ data: { key: demoData, value: "started" } });
  expect(await isSeeded(withDemo)).toBe(false);
  await db().shopFact.update({ where: { key: demoData }, data: { value: "done" } });
  expect(await isSeeded(withDemo)).toBe(true);
});
