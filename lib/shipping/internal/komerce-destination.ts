import "server-only";
import { millisecondsInDay } from "date-fns/constants";
import { db } from "../../database/db.ts";
import { bareCityName } from "../../shop/city-name.ts";
import { log } from "../../telemetry/log.ts";
import { type KomerceSettings, requestKomerce } from "./komerce-client.ts";
import { choosePlace, komercePlaces, type TargetCity } from "./komerce-places.ts";
import { RateError } from "./rate-error.ts";
import { singleFlight } from "./single-flight.ts";

/** Of the plan's 100 requests a day. */
const MAX_SEARCHES = 3;
const RESULTS = "50";
/** Of a place that was found, and of a city that wasn't. */
const FOUND_MS = 30 * millisecondsInDay;
const UNKNOWN_MS = millisecondsInDay;

type Search = {
  cityId: string;
  /** The shop's own, searched for first. A customer's would choose the place of a whole city. */
  zipCode?: string;
  signal: AbortSignal;
};

/** Returns RajaOngkir's id for a city, searched once (docs/shipping.md#destinations). Throws RateError. */
export async function findDestination(settings: KomerceSettings, search: Search): Promise<number> {
  const { cityId } = search;
  const lookup = () => findCached(cityId);
  const { destinationId } =
    (await lookup()) ??
    (await singleFlight(`destination ${cityId}`, lookup, () => resolve(settings, search)));
  if (destinationId === null) throw new RateError("unknown-place", cityId);
  return destinationId;
}

type Found = { destinationId: number | null; label: string; askAgainAt: Date | null };

/** Returns an earlier result that isn't due to be searched for again. */
async function findCached(cityId: string): Promise<Found | null> {
  const kept = await db().rateDestination.findUnique({ where: { cityId } });
  if (!kept) return null;
  const askAgainAt = kept.askAgainAt ?? new Date(kept.resolvedAt.getTime() + FOUND_MS);
  return askAgainAt > new Date() ? kept : null;
}

async function resolve(
  settings: KomerceSettings,
  { cityId, zipCode, signal }: Search,
): Promise<Found> {
  const city = await readCity(cityId);
  for (const text of searchTexts(city, zipCode)) {
    const places = await requestKomerce(
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
      return save(cityId, { destinationId: place.id, label: place.label, askAgainAt: null });
    }
  }
  log().warn(
    { cityId, city: city.name },
    "the rate service knows no place that is surely this city",
  );
  const askAgainAt = new Date(Date.now() + UNKNOWN_MS);
  return save(cityId, { destinationId: null, label: city.name, askAgainAt });
}

/** Searches districts instead of a name that Kota and Kabupaten share. */
function searchTexts(city: TargetCity, zipCode: string | undefined): string[] {
  const names = city.hasNamesake ? city.districts : [bareCityName(city.name), ...city.districts];
  return [...(zipCode ? [zipCode] : []), ...names].slice(0, MAX_SEARCHES);
}

async function readCity(id: string): Promise<TargetCity> {
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

async function save(cityId: string, found: Found): Promise<Found> {
  const row = { ...found, resolvedAt: new Date() };
  await db().rateDestination.upsert({
    where: { cityId },
    create: { cityId, ...row },
    update: row,
  });
  return found;
}
