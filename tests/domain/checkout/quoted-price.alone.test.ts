import { millisecondsInDay } from "date-fns/constants";
import pg from "pg";
import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { quoteCart } from "#lib/checkout/quote-cart.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { purgeQuotes } from "#lib/shipping/internal/cached-quotes.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { cityOf, outdateQuotes, serveKomerce } from "#tests/factories/shipping.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const komerce = await serveKomerce();

const BANDUNG = "32.73";

async function buyer(): Promise<Actor> {
  const actor = await createActor();
  await setCartItem(actor, await createProduct({ price: 100_000 }), 1);
  return actor;
}

async function regularNow(actor: Actor): Promise<number | undefined> {
  const { options } = await quoteCart(actor, "Kota Bandung", { carrier: "jne" });
  return options.find(({ service }) => service === "REG")?.cost[0]?.value;
}

test("a price of the table is accepted though RajaOngkir is back with another", async () => {
  const actor = await buyer();
  komerce.mood = "500";
  const input = await orderInput(actor);
  komerce.mood = "well";
  await outdateQuotes(BANDUNG, 1);
  expect(await regularNow(await buyer())).not.toBe(input.ongkir);

  const { order } = await placeOrder(actor, input, null);

  expect(await getOrder(actor, order.id)).toMatchObject({
    ongkir: input.ongkir,
    total: 100_000 + input.ongkir,
    rate_source: "table-fallback",
  });
});

test("a price of RajaOngkir is accepted though it is gone, or has another by now", async () => {
  const [first, second] = [await buyer(), await buyer()];
  const input = await orderInput(first);
  await outdateQuotes(BANDUNG, 1);
  komerce.costs = komerce.costs.replace("19000", "21000");
  expect(await regularNow(second)).toBe(21_000);
  komerce.mood = "silent";

  const { order } = await placeOrder(first, input, null);

  expect(await getOrder(first, order.id)).toMatchObject({
    ongkir: 19_000,
    rate_source: "rajaongkir",
  });
});

test("a price that was shown too long ago is asked for again", async () => {
  const actor = await buyer();
  const input = await orderInput(actor);
  komerce.costs = komerce.costs.replace("19000", "21000");
  await outdateQuotes(BANDUNG, 61);
  await expectError(placeOrder(actor, input, null), { code: "conflict", body: { ongkir: 21_000 } });
});

test("a price that was never given isn't accepted, and neither is another service's", async () => {
  const actor = await buyer();
  const input = await orderInput(actor);
  for (const ongkir of [0, 1, 17_000, 35_000]) {
    await expectError(placeOrder(actor, { ...input, ongkir }, null), {
      code: "conflict",
      body: { ongkir: 19_000 },
    });
  }
});

test("the last good quote of an order's price is told to the admin", async () => {
  await orderInput(await buyer());
  await outdateQuotes(BANDUNG, 61);
  komerce.mood = "429";
  const actor = await buyer();
  const { order } = await placeOrder(actor, await orderInput(actor), null);
  expect(await getOrder(actor, order.id)).toMatchObject({ rate_source: "earlier-quote" });
});

test("RajaOngkir is asked while no transaction is open", async () => {
  const watcher = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await watcher.connect();
  const open: unknown[] = [];
  komerce.onRequest = async () => {
    const { rows } = await watcher.query(
      `SELECT query FROM pg_stat_activity
       WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    open.push(rows);
  };
  const actor = await buyer();
  const input = await orderInput(actor);
  await outdateQuotes(BANDUNG, 61);
  const before = open.length;
  await placeOrder(actor, input, null);
  await watcher.end();
  // The order has sent requests too, and no transaction was open during any of them.
  expect(open.length).toBeGreaterThan(before);
  expect(open).toEqual(open.map(() => []));
});

test("what nobody will be given again is cleared away; the last good quote stays", async () => {
  const city = await cityOf("Kota Bandung");
  await quoteCart(await buyer(), city.name, { carrier: "jne" });
  await outdateQuotes(city.id, 61);
  komerce.mood = "500";
  await db().shippingQuote.create({
    data: {
      cityId: city.id,
      kilograms: 9,
      source: "table-fallback",
      options: [],
      freshUntil: new Date(Date.now() - 61 * 60_000),
    },
  });
  await purgeQuotes();
  expect(await db().shippingQuote.findMany({ select: { source: true } })).toEqual([
    { source: "rajaongkir" },
  ]);
  await purgeQuotes(new Date(Date.now() + 31 * millisecondsInDay));
  expect(await db().shippingQuote.count()).toBe(0);
});
