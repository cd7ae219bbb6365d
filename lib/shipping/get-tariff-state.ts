import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { bareCityName } from "../shop/city-name.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { findPause } from "./internal/circuit.ts";
import { komerceSettings } from "./internal/komerce-client.ts";
import { latestEdition } from "./internal/read-tariffs.ts";
import type { TariffState } from "./tariff-schema.ts";

/** Returns where shipping prices come from at present. Throws forbidden for non-admins. */
export async function getTariffState(actor: Actor): Promise<TariffState> {
  assertAdmin(actor);
  const edition = await latestEdition();
  const settings = komerceSettings();
  const pause = settings ? await findPause(settings.id) : null;
  return {
    edition,
    origin: bareCityName(edition.origin ?? (await getShopFacts()).origin.city),
    isFallback: settings !== null,
    pausedUntil: pause?.toISOString() ?? null,
  };
}

/** Returns the city that the table's prices are from, if it is known and another than parcels are sent from; else null. */
export async function findForeignOrigin(): Promise<string | null> {
  const [edition, shop] = await Promise.all([latestEdition(), getShopFacts()]);
  const isOwn = edition.origin?.toLowerCase() === shop.origin.city.toLowerCase();
  return isOwn ? null : edition.origin;
}
