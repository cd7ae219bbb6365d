import "server-only";
import { db } from "../database/db.ts";
import { escapeLike } from "../database/like-pattern.ts";
import { notFound } from "../errors.ts";
import type { PlaceView } from "./schema.ts";

/** The 38 provinces by name. */
export async function listProvinces(): Promise<PlaceView[]> {
  const provinces = await db().province.findMany({ orderBy: { name: "asc" } });
  return provinces.map(({ id, name }) => ({ id, text: name }));
}

/** The cities of a province by name. Throws not-found for an unknown province. */
export async function listCities(provinceId: string): Promise<PlaceView[]> {
  const province = await db().province.findUnique({
    where: { id: provinceId },
    include: { cities: { orderBy: { name: "asc" } } },
  });
  if (!province) throw notFound("Province");
  return province.cities.map(({ id, name }) => ({ id, text: name }));
}

export type City = { id: string; name: string; province: { id: string; name: string } };

/** A city by its text as GET /api/city lists it, or by its id; null where there is none. */
export async function findCity(textOrId: string): Promise<City | null> {
  return db().city.findFirst({
    where: {
      OR: [{ id: textOrId }, { name: { equals: escapeLike(textOrId), mode: "insensitive" } }],
    },
    select: { id: true, name: true, province: { select: { id: true, name: true } } },
  });
}
