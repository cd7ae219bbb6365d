import { randomUUID } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import { afterEach, describe, expect, test, vi } from "vitest";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { flightsLanded } from "#lib/shipping/internal/single-flight.ts";
import { quoteShipping } from "#lib/shipping/quote.ts";
import type { ShippingOptionView } from "#lib/shipping/schema.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";
import {
  cityOf,
  outdateQuotes,
  pricesOf,
  quoteTo,
  serveKomerce,
  tableTo,
} from "#tests/factories/shipping.ts";
import { holdFirst } from "#tests/fakes/hold-first.ts";
import { DESTINATION, DOMESTIC_COST } from "#tests/fakes/komerce-server.ts";

const komerce = await serveKomerce();

afterEach(() => vi.restoreAllMocks());

const SHOP_ZIP = "12730";

async function forgetDestinations(): Promise<void> {
  await db().rateDestination.deleteMany();
}

const asked = (path: string) => komerce.requests.filter((request) => request.path === path);

/** JNE's options in RajaOngkir's documented answer, for one kilogram. */
const LIVE = [
  ["OKE", 17_000, "2-3"],
  ["REG", 19_000, "1-2"],
  ["YES", 35_000, "1"],
];

describe("prices", () => {
  test("come from RajaOngkir, without trucking, for the charged kilograms", async () => {
    const { source, options } = await quoteTo("Kabupaten Sleman", 1301);
    expect(source).toBe("rajaongkir");
    expect(pricesOf(options)).toEqual([
      ["OKE", 34_000, "2-3"],
      ["REG", 38_000, "1-2"],
      ["YES", 70_000, "1"],
    ]);
    expect(asked(DOMESTIC_COST).map(({ fields }) => fields)).toEqual([
      { origin: "17601", destination: "31555", weight: "2000", courier: "jne" },
    ]);
  });

  test("without days have the table's", async () => {
    komerce.costs = komerce.costs.replace('"1-2 day"', '""').replace('"2-3 day"', '"0-0 day"');
    const { options } = await quoteTo("Kabupaten Sleman");
    const table = await tableTo("Kabupaten Sleman");
    const days = (list: ShippingOptionView[], service: string) =>
      list.find((option) => option.service === service)?.cost[0]?.etd;
    expect(days(options, "OKE")).toBe(days(table, "OKE"));
    expect(days(options, "REG")).toBe(days(table, "REG"));
    expect(days(options, "YES")).toBe("1");
  });

  test("of a route without service are none, and that is an answer and no failure", async () => {
    komerce.moods = { [DOMESTIC_COST]: "400-norate" };
    expect(await quoteTo("Kabupaten Sleman")).toEqual({ source: "rajaongkir", options: [] });
    expect(await db().rateCircuit.count()).toBe(0);
  });
});

describe("a destination", () => {
  test("is searched for once and kept, whatever the weight", async () => {
    await quoteTo("Kabupaten Sleman", 500);
    await quoteTo("Kabupaten Sleman", 5000);
    const searches = asked(DESTINATION).map(({ fields }) => fields.search);
    expect(searches.toSorted()).toEqual(["12730", "Sleman"]);
    expect(asked(DOMESTIC_COST)).toHaveLength(2);
  });

  test("is searched for by the city's own districts, whatever zip code a customer sends", async () => {
    const actor = await createActor();
    await setCartItem(actor, await createProduct(), 1);
    // 40622 is in Kabupaten Bandung, which has the same name.
    const input = { ...(await orderInput(actor)), zip_code: "40622" };
    await forgetDestinations();
    await outdateQuotes("32.73", 61);
    await placeOrder(actor, input, null);
    const { districts } = await db().city.findUniqueOrThrow({ where: { id: "32.73" } });
    const known = [...districts, SHOP_ZIP];
    const searches = asked(DESTINATION).map(({ fields }) => fields.search ?? "");
    expect(searches.filter((search) => !known.includes(search))).toEqual([]);
    expect(asked(DOMESTIC_COST).map(({ fields }) => fields.destination)).toEqual(["4944", "4944"]);
  });

  test("is searched for again after 30 days", async () => {
    const { id: cityId } = await cityOf("Kabupaten Sleman");
    const keep = (days: number) => {
      const resolvedAt = new Date(Date.now() - days * millisecondsInDay);
      const row = { destinationId: 68_423, label: "another place", resolvedAt };
      return db().rateDestination.upsert({
        where: { cityId },
        create: { cityId, ...row },
        update: row,
      });
    };
    await keep(29);
    await quoteTo("Kabupaten Sleman", 500);
    await keep(31);
    await quoteTo("Kabupaten Sleman", 5000);
    const destinations = asked(DOMESTIC_COST).map(({ fields }) => fields.destination);
    expect(destinations).toEqual(["68423", "31555"]);
  });

  test("that isn't found is priced by the table, and not searched for again", async () => {
    const city = "Kabupaten Aceh Selatan";
    const first = await quoteTo(city, 500);
    expect(first).toEqual({ source: "table-fallback", options: await tableTo(city) });
    // The quote left while the search for the shop's own place may have been under way.
    await flightsLanded();
    const searches = asked(DESTINATION).length;
    await quoteTo(city, 5000);
    expect(asked(DESTINATION)).toHaveLength(searches);
    // The circuit stays closed: the service prices other cities.
    expect(await db().rateCircuit.count()).toBe(0);
    expect((await quoteTo("Kabupaten Sleman")).source).toBe("rajaongkir");
  });
});

describe("look-ups are limited by account", () => {
  const LOOK_UPS = 20;

  /** Asks for `count` weights to Sleman that nobody has asked for. */
  async function lookUp(
    account: string,
    count: number,
    from = 1,
    group: string | null = null,
  ): Promise<string[]> {
    const city = await cityOf("Kabupaten Sleman");
    const requester = { account, group };
    const sources: string[] = [];
    for (let kilograms = from; kilograms < from + count; kilograms += 1) {
      sources.push((await quoteShipping("jne", city, kilograms * 1000, { requester })).source);
    }
    return sources;
  }

  test("past its look-ups an account costs no request, and others go on getting live prices", async () => {
    const [greedy, honest] = [randomUUID(), randomUUID()];
    expect(new Set(await lookUp(greedy, LOOK_UPS))).toEqual(new Set(["rajaongkir"]));
    const requests = komerce.requests.length;

    expect(await lookUp(greedy, 2, LOOK_UPS + 1)).toEqual(["table-fallback", "table-fallback"]);

    expect(komerce.requests).toHaveLength(requests);
    // Its stand-ins are no one else's.
    expect(await lookUp(honest, 2, LOOK_UPS + 1)).toEqual(["rajaongkir", "rajaongkir"]);
    // Prices that are kept cost no request.
    expect(await lookUp(greedy, 2, LOOK_UPS + 1)).toEqual(["rajaongkir", "rajaongkir"]);
  });

  test("many accounts of one address share what it has", async () => {
    const group = `test ${randomUUID()}`;
    const share = 25;
    await lookUp(randomUUID(), LOOK_UPS, 1, group);
    await lookUp(randomUUID(), share - LOOK_UPS, LOOK_UPS + 1, group);
    const requests = komerce.requests.length;
    const sources = await lookUp(randomUUID(), 1, share + 1, group);
    expect([sources, komerce.requests.length]).toEqual([["table-fallback"], requests]);
    expect(await lookUp(randomUUID(), 1, share + 1)).toEqual(["rajaongkir"]);
  });

  test("kept prices don't count", async () => {
    const account = randomUUID();
    for (let time = 0; time <= LOOK_UPS; time += 1) await lookUp(account, 1);
    expect(await lookUp(account, 1, 2)).toEqual(["rajaongkir"]);
  });

  test("past its look-ups an account still orders, at the price that it was shown", async () => {
    const actor = await createActor();
    await setCartItem(actor, await createProduct({ weight: 900 }), 1);
    await lookUp(actor.userId, LOOK_UPS);
    const input = await orderInput(actor);
    const { order } = await placeOrder(actor, input, null);
    expect(await getOrder(actor, order.id)).toMatchObject({
      ongkir: input.ongkir,
      rate_source: "table-fallback",
    });
  });
});

describe("requests are saved", () => {
  test("a quote is kept by destination and charged kilogram, for all instances", async () => {
    const first = await quoteTo("Kabupaten Sleman", 400);
    const count = komerce.requests.length;
    expect(await quoteTo("Kabupaten Sleman", 1300)).toEqual(first);
    expect(komerce.requests).toHaveLength(count);
    expect(await db().shippingQuote.count()).toBe(1);
  });

  test("a quote from another origin isn't given, not even as a stand-in", async () => {
    await quoteTo("Kabupaten Sleman");
    await db().shippingQuote.updateMany({ data: { origin: "Kota Bandung 40132" } });
    komerce.mood = "500";
    expect((await quoteTo("Kabupaten Sleman")).source).toBe("table-fallback");
  });

  test("eight who ask the same at once are one request", async () => {
    const quotes = await Promise.all(Array.from({ length: 8 }, () => quoteTo("Kabupaten Sleman")));
    expect(new Set(quotes.map((given) => JSON.stringify(given))).size).toBe(1);
    expect(pricesOf(quotes[0]?.options ?? [])).toEqual(LIVE);
    expect(asked(DOMESTIC_COST)).toHaveLength(1);
    expect(asked(DESTINATION)).toHaveLength(2);
  });

  test("who looked before an answer was kept, and comes to ask after, takes what was kept", async () => {
    const { isHeld, release } = holdFirst(db().shippingQuote, "findMany");
    const late = quoteTo("Kabupaten Sleman");
    await isHeld;
    const given = await quoteTo("Kabupaten Sleman");
    release();
    expect(await late).toEqual(given);
    expect(asked(DOMESTIC_COST)).toHaveLength(1);
  });

  test("nor does a late one search again for a city that was found meanwhile", async () => {
    const { isHeld, release } = holdFirst(db().rateDestination, "findUnique");
    const late = quoteTo("Kabupaten Sleman", 500);
    await isHeld;
    await quoteTo("Kabupaten Sleman", 2000);
    release();
    await late;
    expect(asked(DESTINATION)).toHaveLength(2);
  });

  test("two weights to a new city at once are one search", async () => {
    await Promise.all([quoteTo("Kabupaten Sleman", 500), quoteTo("Kabupaten Sleman", 2000)]);
    expect(asked(DESTINATION)).toHaveLength(2);
    expect(asked(DOMESTIC_COST)).toHaveLength(2);
  });

  test("a stand-in is given for a while without asking again, and then RajaOngkir is asked", async () => {
    const city = await cityOf("Kabupaten Sleman");
    komerce.mood = "500";
    const standIn = await quoteShipping("jne", city, 500);
    komerce.mood = "well";
    expect(await quoteShipping("jne", city, 500)).toEqual(standIn);
    await outdateQuotes(city.id, 1);
    expect((await quoteShipping("jne", city, 500)).source).toBe("rajaongkir");
  });
});
