import "server-only";
import { LRUCache } from "lru-cache";
import { db } from "../database/db.ts";
import { escapeLike } from "../database/like-pattern.ts";
import { invalidField } from "../errors.ts";

export type City = { id: string; name: string; province: { id: string; name: string } };

/** Found cities by text or id, in a few spellings each. Only the seed of a release changes cities. */
const remembered = new LRUCache<string, City>({ max: 2_000 });

/** Returns a city by its text in GET /api/city or its id, or null. Asks the database once for each. */
export async function findCity(textOrId: string): Promise<City | null> {
  const known = remembered.get(textOrId);
  if (known) return known;
  const city = await readCity(textOrId);
  if (city) remembered.set(textOrId, city);
  return city;
}

function readCity(textOrId: string): Promise<City | null> {
  return db().city.findFirst({
    where: {
      OR: [{ id: textOrId }, { name: { equals: escapeLike(textOrId), mode: "insensitive" } }],
    },
    select: { id: true, name: true, province: { select: { id: true, name: true } } },
  });
}

/** Finds a city and returns it. Throws invalid if there is none. */
export async function getCity(textOrId: string): Promise<City> {
  return assertCity(await findCity(textOrId));
}

/** Returns the city. Throws invalid if none was found. */
export function assertCity(city: City | null): City {
  if (!city) throw invalidField("city", "Choose a city from the list");
  return city;
}
