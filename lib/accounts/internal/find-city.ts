import "server-only";
import { db } from "../../database/db.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import { invalidField } from "../../errors.ts";

/** The id of a city, by its id or its text. Throws invalid where it isn't in the list. */
export async function findCity(idOrName: string): Promise<string> {
  const city = await db().city.findFirst({
    where: {
      OR: [{ id: idOrName }, { name: { equals: escapeLike(idOrName), mode: "insensitive" } }],
    },
    select: { id: true },
  });
  if (!city) throw invalidField("city", "Choose a city from the list");
  return city.id;
}
