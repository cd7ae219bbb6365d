import "server-only";
import { db } from "../database/db.ts";
import { zipCities } from "./internal/zip-cities.ts";
import type { ZipPlaceView } from "./schema.ts";

/** Returns the cities that a zip code may belong to, by name; none for an unknown zip code. */
export async function listZipPlaces(zipCode: string): Promise<ZipPlaceView[]> {
  const ids = zipCities(zipCode);
  if (ids.length === 0) return [];
  const cities = await db().city.findMany({
    where: { id: { in: ids } },
    include: { province: true },
    orderBy: { name: "asc" },
  });
  return cities.map(({ id, name, province }) => ({
    id,
    text: name,
    province: { id: province.id, text: province.name },
  }));
}
