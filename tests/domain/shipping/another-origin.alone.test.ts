import { expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { warnOfOrigin } from "#lib/observability/warn-of-origin.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { log } from "#lib/telemetry/log.ts";
import { quoteTo, serveKomerce } from "#tests/factories/shipping.ts";
import { DOMESTIC_COST } from "#tests/fakes/komerce-server.ts";

const komerce = await serveKomerce();
process.env.SHOP_CITY = "Kota Bandung";
process.env.SHOP_ZIP = "40132";

test("a shop in Bandung names Bandung, and sends from there", async () => {
  expect(await getShopFacts()).toMatchObject({
    city: "Bandung",
    words: { en: { city: "Bandung" } },
  });
  const { source } = await quoteTo("Kabupaten Sleman");
  expect(source).toBe("rajaongkir");
  const [cost] = komerce.requests.filter(({ path }) => path === DOMESTIC_COST);
  expect(cost?.fields).toMatchObject({ origin: "4944", destination: "31555" });
  const kept = await db().shippingQuote.findFirstOrThrow();
  expect(kept.origin).toBe("Kota Bandung 40132");
});

test("the start warns of a tariff table that was made for Jakarta", async () => {
  const warn = vi.spyOn(log(), "warn");
  await warnOfOrigin();
  const origin = "Kota Administrasi Jakarta Selatan";
  expect(warn.mock.calls).toEqual([
    [{ origin }, expect.stringContaining("another city than they are sent from")],
  ]);
});
