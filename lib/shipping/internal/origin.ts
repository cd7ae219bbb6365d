import "server-only";
import { findCity } from "../../places/find-city.ts";
import { getShopFacts } from "../../shop/get-shop-facts.ts";
import { log } from "../../telemetry/log.ts";
import { RateError } from "./rate-error.ts";

/** Returns the origin's name in kept quotes. Another origin has other prices. */
export async function originName(): Promise<string> {
  const { origin } = await getShopFacts();
  return `${origin.city} ${origin.zipCode}`;
}

/** Returns where parcels are sent from. Throws RateError where no city bears the origin's name. */
export async function getOrigin(): Promise<{ cityId: string; zipCode: string }> {
  const { origin } = await getShopFacts();
  const city = await findCity(origin.city);
  if (!city) {
    log().error(
      { city: origin.city },
      "the origin of parcels is no city of GET /api/city: RajaOngkir isn't asked",
    );
    throw new RateError("unknown-place", origin.city);
  }
  return { cityId: city.id, zipCode: origin.zipCode };
}
