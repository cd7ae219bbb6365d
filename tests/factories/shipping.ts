import { afterAll, beforeEach, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { type City, findCity } from "#lib/places/find-city.ts";
import { flightsLanded } from "#lib/shipping/internal/single-flight.ts";
import { quoteShipping } from "#lib/shipping/quote.ts";
import type { ShippingOptionView } from "#lib/shipping/schema.ts";
import { tariffTable } from "#lib/shipping/tariff-table.ts";
import { type KomerceServer, startKomerceServer } from "#tests/fakes/komerce-server.ts";

export async function cityOf(text: string): Promise<City> {
  const city = await findCity(text);
  if (!city) throw new Error(`there is no city ${text}`);
  return city;
}

/** Returns JNE's options to a city. */
export async function quoteTo(place: string, grams = 500) {
  return quoteShipping("jne", await cityOf(place), grams);
}

/** Returns JNE's options of the tariff table for one kilogram to a city. */
export async function tableTo(place: string) {
  return tariffTable.findRates({ carrier: "jne", city: await cityOf(place), kilograms: 1 });
}

/** Returns service, price and days of each option. */
export function pricesOf(options: ShippingOptionView[]) {
  return options.map(({ service, cost }) => [service, cost[0]?.value, cost[0]?.etd]);
}

/** Starts and configures a rate service for a test file. Call it right after the file's imports. */
export async function serveKomerce(): Promise<KomerceServer> {
  const komerce = await startKomerceServer();
  process.env.RAJAONGKIR_BASE_URL = komerce.url;
  process.env.RAJAONGKIR_API_KEY = komerce.key;
  beforeEach(() => beginWith(komerce));
  afterAll(() => komerce.stop());
  return komerce;
}

/** Resets the rate service and all stored answers. Its timeouts run out when the test ends, and not before. */
async function beginWith(komerce: KomerceServer) {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => patience.signal);
  await forgetRates();
  komerce.reset();
  return async () => {
    // A quote is left when the first of two searches fails. The next test would join the other.
    patience.abort(new DOMException("the test is over", "TimeoutError"));
    await flightsLanded();
  };
}

/** Deletes every stored answer of a rate service. */
async function forgetRates(): Promise<void> {
  await db().shippingQuote.deleteMany();
  await db().rateDestination.deleteMany();
  await db().rateCircuit.deleteMany();
  await db().parcelHistory.deleteMany();
}

/** Makes a city's quotes expire `minutes` ago. */
export async function outdateQuotes(cityId: string, minutes: number): Promise<void> {
  const freshUntil = new Date(Date.now() - minutes * 60_000);
  await db().shippingQuote.updateMany({ where: { cityId }, data: { freshUntil } });
}
