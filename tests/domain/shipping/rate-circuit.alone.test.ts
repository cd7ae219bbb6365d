import { beforeEach, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { quoteTo, serveKomerce } from "#tests/factories/shipping.ts";
import { makeGate } from "#tests/fakes/gate.ts";
import type { KomerceMood } from "#tests/fakes/komerce-server.ts";

const komerce = await serveKomerce();

const MINUTE = 60_000;

beforeEach(async () => {
  // The first quote looks up both places. Afterwards each quote needs one request.
  expect(await sourceOfNewQuote()).toBe("rajaongkir");
  komerce.requests.length = 0;
});

/** A new weight for each quote, so that no stored quote matches. */
let grams = 0;
async function sourceOfNewQuote() {
  grams += 1000;
  return (await quoteTo("Kabupaten Sleman", grams)).source;
}

async function fail(mood: KomerceMood, times: number) {
  komerce.mood = mood;
  for (let time = 0; time < times; time += 1) {
    expect(await sourceOfNewQuote()).toBe("table-fallback");
  }
}

/** Expects the table's price, without a request to a service that has recovered. */
async function expectNobodyAsks() {
  const count = komerce.requests.length;
  komerce.mood = "well";
  expect(await sourceOfNewQuote()).toBe("table-fallback");
  expect(komerce.requests).toHaveLength(count);
}

/** Moves the end of the pause into the past. */
async function endPause() {
  await db().rateCircuit.updateMany({ data: { openUntil: new Date(Date.now() - 1) } });
}

test("after three failures in a row nobody asks and nobody waits, on any instance", async () => {
  await fail("500", 3);
  await expectNobodyAsks();
  const circuit = await db().rateCircuit.findFirstOrThrow();
  expect(circuit.openUntil?.getTime()).toBeGreaterThan(Date.now());
  // The row contains neither the key nor the address.
  expect(circuit.id).not.toContain(komerce.key);
});

test("two failures and a success start the count anew", async () => {
  await fail("500", 2);
  komerce.mood = "well";
  expect(await sourceOfNewQuote()).toBe("rajaongkir");
  await fail("500", 2);
  komerce.mood = "well";
  expect(await sourceOfNewQuote()).toBe("rajaongkir");
});

test("after the pause one of all who come asks; when it is answered everybody is", async () => {
  await fail("500", 3);
  await endPause();
  komerce.mood = "well";
  // Holds the trial request until the other quotes are done.
  const held = makeGate();
  komerce.requests.length = 0;
  komerce.onRequest = () => held.opened;
  const served: string[] = [];
  const quotes = Array.from({ length: 5 }, async () => {
    const source = await sourceOfNewQuote();
    served.push(source);
    if (served.length === 4) held.open();
    return source;
  });
  const sources = await Promise.all(quotes);
  expect(sources.filter((source) => source === "rajaongkir")).toHaveLength(1);
  komerce.onRequest = () => {};
  expect(await sourceOfNewQuote()).toBe("rajaongkir");
});

test("a trial that fails opens it again", async () => {
  await fail("500", 3);
  await endPause();
  await fail("500", 1);
  await expectNobodyAsks();
});

test.each(["429", "400-key", "401"] as const)("%s opens it at once, for longer", async (mood) => {
  await fail(mood, 1);
  await expectNobodyAsks();
  const { openUntil } = await db().rateCircuit.findFirstOrThrow();
  expect(openUntil?.getTime()).toBeGreaterThan(Date.now() + 10 * MINUTE);
});
