import { afterEach, expect, test, vi } from "vitest";
import { quoteShipping } from "#lib/shipping/quote.ts";
import {
  cityOf,
  outdateQuotes,
  quoteTo,
  serveKomerce,
  tableTo,
} from "#tests/factories/shipping.ts";
import {
  DESTINATION,
  DOMESTIC_COST,
  type KomerceMood,
  startKomerceServer,
} from "#tests/fakes/komerce-server.ts";
import { PATIENCE } from "#tests/setup/patience.ts";

const komerce = await serveKomerce();

afterEach(() => vi.restoreAllMocks());

const asked = (path: string) => komerce.requests.filter((request) => request.path === path);

/** Lets the test decide when a timeout ends. `waits` records the timeouts in milliseconds. */
function holdTime() {
  const patience = new AbortController();
  const waits: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return patience.signal;
  });
  const runOut = () => patience.abort(new DOMException("time is up", "TimeoutError"));
  return { waits, runOut };
}

/** After each of these errors the customer still gets options. */
const FAILURES: KomerceMood[] = [
  "drop",
  "plain-404",
  "plain-500",
  "broken-json",
  "wrong-json",
  "wrong-data",
  "401",
  "500",
  "400-key",
  "400-missing",
  "422-courier",
  "429",
];

test.each([
  ...FAILURES.map((mood) => ({ mood, moods: {} })),
  ...FAILURES.map((mood) => ({ mood: "well" as const, moods: { [DOMESTIC_COST]: mood } })),
])("$mood, $moods: of the tariff table", async (moods) => {
  Object.assign(komerce, moods);
  const { waits } = holdTime();
  expect(await quoteTo("Kabupaten Sleman")).toEqual({
    source: "table-fallback",
    options: await tableTo("Kabupaten Sleman"),
  });
  expect(waits).toEqual([5_000]);
});

test("a redirect gets no key: nothing is asked of where it leads", async () => {
  komerce.mood = "moved";
  expect((await quoteTo("Kabupaten Sleman")).source).toBe("table-fallback");
  expect(asked(DESTINATION).length).toBeGreaterThan(0);
  expect(asked("/moved")).toEqual([]);
});

// All requests of a quote share one timeout. After it the shop aborts them and uses the table.
test.each([
  ["silent", DESTINATION],
  ["silent", DOMESTIC_COST],
  ["stuck", DOMESTIC_COST],
] as const)("%s at %s: cut off after the five seconds that it is given", async (mood, path) => {
  komerce.moods = { [path]: mood };
  const { waits, runOut } = holdTime();
  const waiting = quoteTo("Kabupaten Sleman");
  await vi.waitUntil(() => asked(path).length > 0, PATIENCE);
  expect(waits).toEqual([5_000]);
  runOut();
  expect(await waiting).toMatchObject({ source: "table-fallback" });
  expect((await waiting).options).toEqual(await tableTo("Kabupaten Sleman"));
  await vi.waitUntil(() => komerce.hungUp > 0, PATIENCE);
  expect(waits).toEqual([5_000]);
});

test("nobody there at all: of the tariff table", async () => {
  const { stop, ...gone } = await startKomerceServer();
  await stop();
  vi.spyOn(globalThis, "fetch").mockImplementationOnce(() => fetch(gone.url));
  expect((await quoteTo("Kabupaten Sleman")).source).toBe("table-fallback");
});

test("a price of nothing isn't believed", async () => {
  komerce.costs = komerce.costs.replace("19000", "0");
  expect((await quoteTo("Kabupaten Sleman")).source).toBe("table-fallback");
});

test("RajaOngkir's last good quote comes before the table", async () => {
  const city = await cityOf("Kabupaten Sleman");
  const good = await quoteShipping("jne", city, 500);
  await outdateQuotes(city.id, 1);
  komerce.mood = "500";
  expect(await quoteShipping("jne", city, 500)).toEqual({ ...good, source: "earlier-quote" });
  // Only a quote of the same weight may be reused: another has a different price.
  expect((await quoteShipping("jne", city, 5000)).source).toBe("table-fallback");
});
