import { vi } from "vitest";
import { db } from "#lib/db.ts";
import { type City, findCity } from "#lib/shipping/places.ts";
import type { KomerceServer } from "#tests/fakes/komerce-server.ts";

export async function cityOf(text: string): Promise<City> {
  const city = await findCity(text);
  if (!city) throw new Error(`there is no city ${text}`);
  return city;
}

/** Must run before anything reads the environment: right after the imports of a test file. */
export function configureKomerce({ url, key }: KomerceServer): void {
  process.env.RAJAONGKIR_BASE_URL = url;
  process.env.RAJAONGKIR_API_KEY = key;
}

/** From here on the shop waits for a rate service as long as a busy machine takes. */
export function waitPatiently(): void {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
}

/** Nothing that a rate service ever said is remembered. */
export async function forgetRates(): Promise<void> {
  await db().shippingQuote.deleteMany();
  await db().rateDestination.deleteMany();
  await db().rateCircuit.deleteMany();
  await db().parcelHistory.deleteMany();
}

/** As if the quotes of a city had been given so long ago that their time was over `minutes` ago. */
export async function outdateQuotes(cityId: string, minutes: number): Promise<void> {
  const freshUntil = new Date(Date.now() - minutes * 60_000);
  await db().shippingQuote.updateMany({ where: { cityId }, data: { freshUntil } });
}
