import { vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { type City, findCity } from "#lib/places/find-city.ts";
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

/**
 * The rate service as every test finds it: well, never heard of, and waited for as long as a busy
 * machine takes.
 */
export async function beginWith(komerce: KomerceServer): Promise<void> {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  await forgetRates();
  // Of two questions at once the test before may have waited for one alone: the other is in by now.
  komerce.reset();
}

/** Nothing that a rate service ever said is remembered. */
async function forgetRates(): Promise<void> {
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
