import "server-only";
import { db } from "../../db.ts";
import { log } from "../../log.ts";
import { askKomerce } from "./komerce-client.ts";
import { bareCityName, choosePlace, komercePlaces, type SoughtCity } from "./komerce-places.ts";
import type { KomerceSettings } from "./komerce-settings.ts";
import { RateFault } from "./rate-fault.ts";
import { together } from "./together.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of the plan's requests of a day, a place takes at most so many, once. */
const MOST_SEARCHES = 3;
const RESULTS = "50";

type Search = { cityId: string; zipCode?: string | undefined; signal: AbortSignal };

/**
 * RajaOngkir's id of a place in a city, searched for once and kept: by the zip code first, then by
 * name. One id stands for the whole city, since a quote is asked for by city alone. Throws
 * RateFault; a city that isn't found isn't searched for again for a day.
 */
export async function findDestination(settings: KomerceSettings, search: Search): Promise<number> {
  const kept = await db().rateDestination.findUnique({ where: { cityId: search.cityId } });
  const isSettled = kept && (kept.askAgainAt === null || kept.askAgainAt > new Date());
  const id = isSettled
    ? kept.destinationId
    : await together(`destination ${search.cityId}`, () => resolve(settings, search));
  if (id === null) throw new RateFault("unknown-place", search.cityId);
  return id;
}

async function resolve(
  settings: KomerceSettings,
  { cityId, zipCode, signal }: Search,
): Promise<number | null> {
  const city = await readCity(cityId);
  for (const text of searchTexts(city, zipCode)) {
    const places = await askKomerce(
      settings,
      {
        method: "GET",
        path: "/destination/domestic-destination",
        query: { search: text, limit: RESULTS, offset: "0" },
        signal,
      },
      komercePlaces,
    );
    const place = choosePlace(places ?? [], city);
    if (place) {
      await keep(cityId, { destinationId: place.id, label: place.label, askAgainAt: null });
      return place.id;
    }
  }
  log().warn(
    { cityId, city: city.name },
    "the rate service knows no place that is surely this city",
  );
  const askAgainAt = new Date(Date.now() + DAY_MS);
  await keep(cityId, { destinationId: null, label: city.name, askAgainAt });
  return null;
}

/** The name of a city with a namesake finds both, so its districts are searched for instead. */
function searchTexts(city: SoughtCity, zipCode: string | undefined): string[] {
  const names = city.hasNamesake
    ? city.districts
    : [bareCityName(city.name), ...city.districts.slice(0, 1)];
  return [...(zipCode ? [zipCode] : []), ...names].slice(0, MOST_SEARCHES);
}

async function readCity(id: string): Promise<SoughtCity> {
  const { name, districts, province } = await db().city.findUniqueOrThrow({
    where: { id },
    include: { province: true },
  });
  const bare = bareCityName(name);
  const namesakes = await db().city.count({
    where: { id: { not: id }, name: { in: [`Kota ${bare}`, `Kabupaten ${bare}`] } },
  });
  return { name, districts, province, hasNamesake: namesakes > 0 };
}

type Found = { destinationId: number | null; label: string; askAgainAt: Date | null };

async function keep(cityId: string, found: Found): Promise<void> {
  const row = { ...found, resolvedAt: new Date() };
  await db().rateDestination.upsert({
    where: { cityId },
    create: { cityId, ...row },
    update: row,
  });
}
