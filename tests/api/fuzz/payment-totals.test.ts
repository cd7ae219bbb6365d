import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { createProduct } from "#tests/factories/product.ts";
import { anAdmin, BANDUNG, signIn } from "../people.ts";
import { send } from "../shop-client.ts";

afterAll(() => useUniqueAmounts(true));

const BODIES = 1_000;
const TIMEOUT_MS = 900_000;

/** 2 × 650 g, charged as one kilogram. */
const PIECES = 2;
const PRICE = 125_000;
const GRAMS = 650;
const SUBTOTAL = PIECES * PRICE;

/** Codes of cities with different prices, by the names that a request may use. */
const CODES: Record<string, string> = {
  "Kota Bandung": "32.73",
  "kota bandung": "32.73",
  "32.73": "32.73",
  "Kabupaten Aceh Selatan": "11.01",
  "Kota Medan": "12.71",
};

const RIGHT = "right";

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, [], [19_000], {}, { $gt: 0 }, "NaN", "Infinity", "-Infinity", "-1"],
    ...["", " ", "1e3", "0x10", "+1", "1.5", "19.000", "19,000", "9".repeat(400), "١٢٣"],
    ...[Number.MAX_SAFE_INTEGER, 1e21, -0, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31],
  ),
  fc.integer({ max: 0 }),
  fc.double(),
  fc.string({ maxLength: 400 }),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.object({ maxDepth: 1, maxKeys: 3 }),
  // Omits the field.
  fc.constant(undefined),
);

const or = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: right, weight: 24 }, { arbitrary: hostile, weight: 1 });

const body = fc.record({
  ...Object.fromEntries(
    Object.entries(BANDUNG).map(([field, value]) => [field, or(fc.constant(value))]),
  ),
  city: or(fc.constantFrom(...Object.keys(CODES), "Atlantis", "%")),
  province: or(fc.constantFrom("Jawa Barat&id=32", "Bali&id=51", "Bali")),
  service: or(fc.constantFrom("OKE", "REG", "REG", "YES", "reg", "JTR", "CTC")),
  etd: or(fc.constantFrom("1-2", "0", "99")),
  // The right price, any of the prices below by index, or a hostile value.
  ongkir: fc.oneof(fc.constant(RIGHT), fc.nat(), hostile),
  // Left out, the right one, or one that no order may be made at.
  total: fc.oneof(
    { arbitrary: fc.constantFrom(undefined, RIGHT), weight: 8 },
    { arbitrary: hostile, weight: 1 },
    { arbitrary: fc.nat(), weight: 1 },
  ),
  // The server computes these and must ignore what a client sends.
  subtotal: hostile,
  weight: hostile,
  rate_source: hostile,
  user_id: hostile,
});

/** Returns the prices for one kilogram to the cities above, by city code and service. */
async function readPrices(): Promise<Map<string, number>> {
  const rows = await db().cityTariff.findMany({ where: { cityId: { in: Object.values(CODES) } } });
  return new Map(rows.map(({ cityId, service, rate }) => [`${cityId} ${service}`, rate]));
}

async function shopper(productId: string): Promise<string> {
  const token = await signIn();
  await send("POST", `/api/cart/${productId}`, { token, body: { quantity: PIECES } });
  return token;
}

/**
 * Returns a value as a form sends it. String() fails on drawn objects whose `toString` isn't a
 * function.
 */
function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Encodes the fields as JSON, or as a form, where all values become text. */
function encode(fields: Record<string, unknown>, asForm: boolean): unknown {
  if (!asForm) return fields;
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, asText(value));
  }
  return form;
}

/** Sets whether totals have a unique amount, as those of the demo's shop have. */
async function useUniqueAmounts(unique_amounts: boolean): Promise<void> {
  const body = { unique_amounts };
  const { status } = await send("POST", "/api/settings", { token: await anAdmin(), body });
  expect(status).toBe(200);
}

test(
  "of 1,000 drawn bodies none makes an order whose total isn't subtotal + our own quote",
  async () => {
    await useUniqueAmounts(false);
    const productId = await createProduct({ stock: 5_000, price: PRICE, weight: GRAMS });
    const prices = await readPrices();
    const figures = [...prices.values(), 0, 1, 18_999];
    let token = await shopper(productId);
    const placed: string[] = [];

    const attempt = fc.asyncProperty(body, fc.boolean(), async (drawn, asForm) => {
      const figure = Number.isSafeInteger(drawn.ongkir)
        ? figures[Number(drawn.ongkir) % figures.length]
        : undefined;
      const right = prices.get(`${CODES[asText(drawn.city)]} ${asText(drawn.service)}`);
      const ongkir = (drawn.ongkir === RIGHT ? right : figure) ?? drawn.ongkir;
      const rightTotal = SUBTOTAL + (right ?? 0);
      const total = drawn.total === RIGHT ? rightTotal : drawn.total;
      const { status, json } = await send("POST", "/api/payment", {
        token,
        body: encode({ ...drawn, ongkir, total }, asForm),
      });
      expect([201, 400, 409, 422, 429]).toContain(status);
      // An account has a hundred conflicts an hour.
      if (status === 429) token = await shopper(productId);
      if (status !== 201) return;
      expect([undefined, rightTotal]).toContain(total === undefined ? total : Number(total));
      placed.push(json.data.id);
      token = await shopper(productId);
    });
    await fc.assert(attempt, { numRuns: BODIES, endOnFailure: true });

    const orders = await db().order.findMany({
      where: { items: { some: { productId } } },
      include: { items: true },
    });
    // The shop has exactly the orders that it acknowledged, and more than a few.
    expect(orders.map(({ id }) => id).toSorted()).toEqual(placed.toSorted());
    expect(orders.length).toBeGreaterThan(10);
    for (const order of orders) {
      const quote = prices.get(`${order.cityId} ${order.service}`);
      expect(Number(order.ongkir)).toBe(quote);
      expect(Number(order.subtotal)).toBe(SUBTOTAL);
      expect(Number(order.total)).toBe(SUBTOTAL + (quote ?? Number.NaN));
      expect(order).toMatchObject({
        quantity: PIECES,
        weight: PIECES * GRAMS,
        rateSource: "table",
      });
      expect(order.items.map(({ price, quantity }) => [price, quantity])).toEqual([
        [PRICE, PIECES],
      ]);
    }
    const { stock } = await db().product.findUniqueOrThrow({ where: { id: productId } });
    expect(stock).toBe(5_000 - PIECES * orders.length);
  },
  TIMEOUT_MS,
);
