import "server-only";
import { db } from "../database/db.ts";
import { escapeLike } from "../database/like-pattern.ts";
import { invalidField } from "../errors.ts";

export type City = { id: string; name: string; province: { id: string; name: string } };

/** Returns a city by its text in GET /api/city or its id, or null. */
export function findCity(textOrId: string): Promise<City | null> {
  return db().city.findFirst({
    where: {
      OR: [{ id: textOrId }, { name: { equals: escapeLike(textOrId), mode: "insensitive" } }],
    },
    select: { id: true, name: true, province: { select: { id: true, name: true } } },
  });
}

/** Returns the city. Throws invalid if there is none. */
export async function getCity(textOrId: string): Promise<City> {
  const city = await findCity(textOrId);
  if (!city) throw invalidField("city", "Choose a city from the list");
  return city;
}
