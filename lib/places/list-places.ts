import "server-only";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import type { PlaceView } from "./schema.ts";

/** Returns the 38 provinces by name. */
export async function listProvinces(): Promise<PlaceView[]> {
  const provinces = await db().province.findMany({ orderBy: { name: "asc" } });
  return provinces.map(({ id, name }) => ({ id, text: name }));
}

/** Returns the names of all cities. */
export async function listCityNames(): Promise<string[]> {
  const cities = await db().city.findMany({ orderBy: { name: "asc" }, select: { name: true } });
  return cities.map(({ name }) => name);
}

/** Returns the cities of a province by name. Throws not-found for an unknown province. */
export async function listCities(provinceId: string): Promise<PlaceView[]> {
  const province = await db().province.findUnique({
    where: { id: provinceId },
    include: { cities: { orderBy: { name: "asc" } } },
  });
  if (!province) throw notFound("Province");
  return province.cities.map(({ id, name }) => ({ id, text: name }));
}
