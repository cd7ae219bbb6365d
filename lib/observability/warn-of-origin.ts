import "server-only";
import { listZipPlaces } from "../places/list-zip-places.ts";
import { findForeignOrigin } from "../shipping/get-tariff-state.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { log } from "../telemetry/log.ts";

/** Logs at the start that the tariff table is of another city than parcels are sent from, or the zip code of another one. Never throws. */
export async function warnOfOrigin(): Promise<void> {
  try {
    const origin = await findForeignOrigin();
    if (origin) log().warn({ origin }, FOREIGN_TABLE);
    const facts = await getShopFacts();
    const places = new Map([
      [facts.zipCode, facts.officialCity],
      [facts.origin.zipCode, facts.origin.city],
    ]);
    for (const [zipCode, city] of places) {
      const cities = (await listZipPlaces(zipCode)).map(({ text }) => text.toLowerCase());
      const isForeign = cities.length > 0 && !cities.includes(city.toLowerCase());
      if (isForeign) log().warn({ zipCode }, FOREIGN_ZIP);
    }
  } catch (err) {
    log().warn({ err }, "the shop's city couldn't be compared with its tariff table and zip code");
  }
}

const FOREIGN_TABLE =
  "The tariff table is for parcels from another city than they are sent from, so that customers pay its prices: upload the tariffs from the new city (docs/shipping.md#moving-the-shop).";
const FOREIGN_ZIP =
  "The zip code of the shop, or of the place that it sends from, is none of its city: papers, mails or prices are wrong.";
