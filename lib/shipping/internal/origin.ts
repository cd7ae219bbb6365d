import "server-only";
import { findCity } from "../../places/find-city.ts";
import { getShopFacts } from "../../shop/get-shop-facts.ts";
import { log } from "../../telemetry/log.ts";
import { RateError } from "./rate-error.ts";

/** Returns the origin's name in kept quotes. Another origin has other prices. */
export async function originName(): Promise<string> {
  const { officialCity, zipCode } = await getShopFacts();
  return `${officialCity} ${zipCode}`;
}

/** Returns where parcels are sent from. Throws RateError where no city bears SHOP_CITY's name. */
export async function getOrigin(): Promise<{ cityId: string; zipCode: string }> {
  const { officialCity, zipCode } = await getShopFacts();
  const city = await findCity(officialCity);
  if (!city) {
    log().error(
      { city: officialCity },
      "SHOP_CITY is no city of GET /api/city: RajaOngkir isn't asked",
    );
    throw new RateError("unknown-place", officialCity);
  }
  return { cityId: city.id, zipCode };
}
