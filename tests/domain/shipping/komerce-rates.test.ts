import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { quoteShipping } from "#lib/shipping/quote.ts";
import type { ShippingOptionView } from "#lib/shipping/schema.ts";
import { tariffTable } from "#lib/shipping/tariff-table.ts";
import { beginWith, cityOf, configureKomerce, outdateQuotes } from "#tests/factories/shipping.ts";
import { holdFirst } from "#tests/fakes/hold-first.ts";
import { DESTINATION, DOMESTIC_COST, startKomerceServer } from "#tests/fakes/komerce-server.ts";

const komerce = await startKomerceServer();
configureKomerce(komerce);

beforeEach(() => beginWith(komerce));
afterEach(() => vi.restoreAllMocks());
afterAll(() => komerce.stop());

const prices = (options: ShippingOptionView[]) =>
  options.map(({ service, cost }) => [service, cost[0]?.value, cost[0]?.etd]);

const asked = (path: string) => komerce.requests.filter((request) => request.path === path);

/** JNE's options in RajaOngkir's documented answer, for one kilogram. */
const LIVE = [
  ["OKE", 17_000, "2-3"],
  ["REG", 19_000, "1-2"],
  ["YES", 35_000, "1"],
];

async function quote(place: string, grams = 500) {
  return quoteShipping(await cityOf(place), grams);
}

async function tableFor(place: string) {
  return tariffTable.findRates({ city: await cityOf(place), kilograms: 1 });
}

describe("prices", () => {
  test("come from RajaOngkir, without trucking, for the charged kilograms", async () => {
    const { source, options } = await quote("Kabupaten Sleman", 1301);
    expect(source).toBe("rajaongkir");
    expect(prices(options)).toEqual([
      ["OKE", 34_000, "2-3"],
      ["REG", 38_000, "1-2"],
      ["YES", 70_000, "1"],
    ]);
    expect(asked(DOMESTIC_COST).map(({ fields }) => fields)).toEqual([
      { origin: "17601", destination: "31555", weight: "2000", courier: "jne" },
    ]);
  });

  test("of the city courier count as Regular and Fast", async () => {
    komerce.costs = readFileSync("tests/fakes/komerce/cost-200-incity.json", "utf8");
    const { options } = await quote("Kota Administrasi Jakarta Selatan");
    expect(prices(options)).toEqual([
      ["REG", 10_000, "1"],
      ["YES", 18_000, "1"],
    ]);
  });

  test("without days have the table's", async () => {
    komerce.costs = komerce.costs.replace('"1-2 day"', '""').replace('"2-3 day"', '"0-0 day"');
    const { options } = await quote("Kabupaten Sleman");
    const table = await tableFor("Kabupaten Sleman");
    const days = (list: ShippingOptionView[], service: string) =>
      list.find((option) => option.service === service)?.cost[0]?.etd;
    expect(days(options, "OKE")).toBe(days(table, "OKE"));
    expect(days(options, "REG")).toBe(days(table, "REG"));
    expect(days(options, "YES")).toBe("1");
  });

  test("of a route without service are none, and that is an answer and no failure", async () => {
    komerce.moods = { [DOMESTIC_COST]: "400-norate" };
    expect(await quote("Kabupaten Sleman")).toEqual({ source: "rajaongkir", options: [] });
    expect(await db().rateCircuit.count()).toBe(0);
  });
});

describe("a destination", () => {
  test("is searched for once and kept, whatever the weight", async () => {
    await quote("Kabupaten Sleman", 500);
    await quote("Kabupaten Sleman", 5000);
    const searches = asked(DESTINATION).map(({ fields }) => fields.search);
    expect(searches.toSorted()).toEqual(["12730", "Sleman"]);
    expect(asked(DOMESTIC_COST)).toHaveLength(2);
  });

  test("is searched for by the customer's zip code first", async () => {
    const city = await cityOf("Kota Bandung");
    await quoteShipping(city, 500, { zipCode: "40132" });
    expect(asked(DESTINATION).map(({ fields }) => fields.search)).toContain("40132");
    expect(asked(DOMESTIC_COST)[0]?.fields.destination).toBe("4944");
  });

  test("with a namesake is told from it, also without a zip code", async () => {
    await quote("Kota Bandung");
    expect(asked(DOMESTIC_COST)[0]?.fields.destination).toBe("4944");
  });

  test("that isn't found is priced by the table, and not searched for again", async () => {
    const city = "Kabupaten Aceh Selatan";
    const first = await quote(city, 500);
    expect(first).toEqual({ source: "table-fallback", options: await tableFor(city) });
    const searches = asked(DESTINATION).length;
    await quote(city, 5000);
    expect(asked(DESTINATION)).toHaveLength(searches);
    // The circuit stays closed: the service prices other cities.
    expect(await db().rateCircuit.count()).toBe(0);
    expect((await quote("Kabupaten Sleman")).source).toBe("rajaongkir");
  });
});

describe("requests are saved", () => {
  test("a quote is kept by destination and charged kilogram, for all instances", async () => {
    const first = await quote("Kabupaten Sleman", 400);
    const count = komerce.requests.length;
    expect(await quote("Kabupaten Sleman", 1300)).toEqual(first);
    expect(komerce.requests).toHaveLength(count);
    expect(await db().shippingQuote.count()).toBe(1);
  });

  test("a quote from another origin isn't given, not even as a stand-in", async () => {
    await quote("Kabupaten Sleman");
    await db().shippingQuote.updateMany({ data: { origin: "Kota Bandung 40132" } });
    komerce.mood = "500";
    expect((await quote("Kabupaten Sleman")).source).toBe("table-fallback");
  });

  test("eight who ask the same at once are one request", async () => {
    const quotes = await Promise.all(Array.from({ length: 8 }, () => quote("Kabupaten Sleman")));
    expect(new Set(quotes.map((given) => JSON.stringify(given))).size).toBe(1);
    expect(prices(quotes[0]?.options ?? [])).toEqual(LIVE);
    expect(asked(DOMESTIC_COST)).toHaveLength(1);
    expect(asked(DESTINATION)).toHaveLength(2);
  });

  test("who looked before an answer was kept, and comes to ask after, takes what was kept", async () => {
    const { isHeld, goOn } = holdFirst(db().shippingQuote, "findMany");
    const late = quote("Kabupaten Sleman");
    await isHeld;
    const given = await quote("Kabupaten Sleman");
    goOn();
    expect(await late).toEqual(given);
    expect(asked(DOMESTIC_COST)).toHaveLength(1);
  });

  test("nor does a late one search again for a city that was found meanwhile", async () => {
    const { isHeld, goOn } = holdFirst(db().rateDestination, "findUnique");
    const late = quote("Kabupaten Sleman", 500);
    await isHeld;
    await quote("Kabupaten Sleman", 2000);
    goOn();
    await late;
    expect(asked(DESTINATION)).toHaveLength(2);
  });

  test("two weights to a new city at once are one search", async () => {
    await Promise.all([quote("Kabupaten Sleman", 500), quote("Kabupaten Sleman", 2000)]);
    expect(asked(DESTINATION)).toHaveLength(2);
    expect(asked(DOMESTIC_COST)).toHaveLength(2);
  });

  test("a stand-in is given for a while without asking again, and then RajaOngkir is asked", async () => {
    const city = await cityOf("Kabupaten Sleman");
    komerce.mood = "500";
    const standIn = await quoteShipping(city, 500);
    komerce.mood = "well";
    expect(await quoteShipping(city, 500)).toEqual(standIn);
    await outdateQuotes(city.id, 1);
    expect((await quoteShipping(city, 500)).source).toBe("rajaongkir");
  });
});
