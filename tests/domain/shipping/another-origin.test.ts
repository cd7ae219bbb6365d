import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { quoteShipping } from "#lib/shipping/quote.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { beginWith, cityOf, configureKomerce } from "#tests/factories/shipping.ts";
import { DOMESTIC_COST, startKomerceServer } from "#tests/fakes/komerce-server.ts";

const komerce = await startKomerceServer();
configureKomerce(komerce);
process.env.SHOP_CITY = "Kota Bandung";
process.env.SHOP_ZIP = "40132";

beforeEach(() => beginWith(komerce));
afterAll(() => komerce.stop());

test("a shop in Bandung names Bandung, and sends from there", async () => {
  expect(await getShopFacts()).toMatchObject({ city: "Bandung", cityInEnglish: "Bandung" });
  const { source } = await quoteShipping(await cityOf("Kabupaten Sleman"), 500);
  expect(source).toBe("rajaongkir");
  const [cost] = komerce.requests.filter(({ path }) => path === DOMESTIC_COST);
  expect(cost?.fields).toMatchObject({ origin: "4944", destination: "31555" });
  const kept = await db().shippingQuote.findFirstOrThrow();
  expect(kept.origin).toBe("Kota Bandung 40132");
});
