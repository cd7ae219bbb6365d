import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { type Deviation, verifyBooks } from "#lib/reports/verify-books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { dueOf } from "./books/model.ts";
import { Shop } from "./books/shop.ts";
import { step } from "./books/steps.ts";

/** The suite `books` has more walks (BOOKS_RUNS). Here each takes about a second, and each of those at once half of one. */
const RUNS = Number(process.env.BOOKS_RUNS ?? 4);
const STEPS = 100;
const BEFORE = 30;
const AT_ONCE_RUNS = process.env.BOOKS_RUNS ? 60 : 8;
const AT_ONCE = 12;
const MINUTES_MS = 60_000;

type ProductRow = {
  stock: number;
  sold: boolean;
  deleted: boolean;
  /** The sum of the product's stock movements. */
  ledger: number;
  /** `held`: pieces reserved by orders. `taken`: pieces that movements for orders have removed. */
  held: number;
  taken: number;
};

async function productsOf({ productIds }: Shop): Promise<ProductRow[]> {
  return db().$queryRaw<ProductRow[]>`
    SELECT p.stock, p.is_purchased AS sold, p.deleted_at IS NOT NULL AS deleted,
      (SELECT coalesce(sum(m.delta), 0)::int FROM stock_movements m
        WHERE m.product_id = p.id) AS ledger,
      (SELECT coalesce(sum(i.quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
        WHERE i.product_id = p.id AND o.holds_stock) AS held,
      (SELECT coalesce(-sum(m.delta), 0)::int FROM stock_movements m
        WHERE m.product_id = p.id AND m.order_id IS NOT NULL) AS taken
    FROM products p WHERE p.id = ANY(${productIds}::uuid[])
    ORDER BY array_position(${productIds}::uuid[], p.id)`;
}

function piecesHeld({ model }: Shop, product: number): number {
  const lines = model.orders.filter(({ holds }) => holds).flatMap((order) => order.lines);
  return lines
    .filter((line) => line.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns orders whose totals don't match their lines and charges. */
async function wrongTotals({ orderIds }: Shop): Promise<unknown[]> {
  return db().$queryRaw`
    SELECT o.id FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.id = ANY(${orderIds}::uuid[]) GROUP BY o.id
    HAVING o.subtotal <> sum(i.price::bigint * i.quantity) OR o.total <> o.subtotal + o.ongkir +
        (SELECT coalesce(sum((c->>'rupiah')::bigint), 0) FROM jsonb_array_elements(o.other_charges) c)
      OR o.quantity <> sum(i.quantity) OR o.weight <> sum(i.weight * i.quantity)`;
}

type MoneyRow = {
  expected: number;
  received: number;
  refunded: number;
  writtenOff: number;
  difference: number | null;
};

/** Returns the orders' sums of money and the difference that each says, in rupiah. */
async function moneyOf({ orderIds }: Shop): Promise<MoneyRow[]> {
  return db().$queryRaw<MoneyRow[]>`
    SELECT o.money_difference::float8 AS difference,
      coalesce(sum(m.rupiah) FILTER (WHERE m.kind IN ('expected', 'unique')), 0)::float8 AS expected,
      coalesce(sum(m.rupiah) FILTER (WHERE m.kind = 'received'), 0)::float8 AS received,
      coalesce(sum(m.rupiah) FILTER (WHERE m.kind = 'refunded'), 0)::float8 AS refunded,
      coalesce(sum(m.rupiah) FILTER (WHERE m.kind = 'written-off'), 0)::float8 AS "writtenOff"
    FROM orders o LEFT JOIN money_entries m ON m.order_id = o.id
    WHERE o.id = ANY(${orderIds}::uuid[]) GROUP BY o.id
    ORDER BY array_position(${orderIds}::uuid[], o.id)`;
}

function moneyInModel({ model }: Shop): MoneyRow[] {
  return model.orders.map((order) => {
    const { status, total, received, refunded, writtenOff } = order;
    const isOver = status === "Cancelled" || status === "Out of Stock";
    const waits = status === "Waiting for Payment" && received <= refunded;
    return {
      expected: isOver ? 0 : total,
      ...{ received, refunded, writtenOff },
      difference: waits ? null : dueOf(order) || null,
    };
  });
}

async function statusesOf({
  orderIds,
}: Shop): Promise<{ status: string; payment: string; holds: boolean }[]> {
  return db().$queryRaw`
    SELECT status, payment_status AS payment, holds_stock AS holds FROM orders WHERE id = ANY(${orderIds}::uuid[])
    ORDER BY array_position(${orderIds}::uuid[], id)`;
}

test(`${RUNS * STEPS} steps of customers, admins and the clock: at each one the books are the model's`, {
  timeout: 30 * MINUTES_MS,
}, async () => {
  const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS, size: "max" });
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const shop = await Shop.open();
      for (const [number, next] of walk.entries()) {
        const at = `step ${number}: ${JSON.stringify(next)}`;
        const outcome = await shop.take(next);
        expect(outcome.shop, at).toBe(outcome.model);
        const { products, orders } = shop.model;
        expect(await productsOf(shop), at).toEqual(
          products.map((product, index) => {
            const held = piecesHeld(shop, index);
            return { ...product, ledger: product.stock, held, taken: held };
          }),
        );
        expect(await wrongTotals(shop), at).toEqual([]);
        expect(await moneyOf(shop), at).toEqual(moneyInModel(shop));
        expect(await statusesOf(shop), at).toEqual(
          orders.map(({ status, payment, holds }) => ({ status, payment, holds })),
        );
      }
      expect((await verifyBooks()).filter(isWrong(shop))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

/** A total that came twice is named without being wrong. */
const isWrong =
  ({ orderIds }: Shop) =>
  ({ id, what }: Deviation) =>
    orderIds.includes(id) && what !== "receipts";

test("a receipt that was booked twice is found", async () => {
  const { id } = await placeTestOrder();
  await updateOrder(await createActor("admin"), id, { status: "Payment Confirm" });
  const found = async () =>
    (await verifyBooks()).filter((one) => one.id === id).map(({ what }) => what);
  expect(await found()).toEqual([]);
  await db().$executeRaw`
    INSERT INTO money_entries (order_id, kind, rupiah, source)
    SELECT order_id, kind, rupiah, source FROM money_entries
    WHERE order_id = ${id}::uuid AND kind = 'received'`;
  expect(await found()).toEqual(["money", "receipts"]);
});

test("the same steps at once, in any order: the ledger is the stock, and the sums are the lines'", {
  timeout: 15 * MINUTES_MS,
}, async () => {
  const before = fc.array(step, { minLength: BEFORE, maxLength: BEFORE, size: "max" });
  const steps = fc.array(step, { minLength: AT_ONCE, maxLength: AT_ONCE * 2 });
  await fc.assert(
    fc.asyncProperty(before, steps, async (walk, rush) => {
      const shop = await Shop.open();
      // Fills carts and makes orders in every status before the concurrent steps.
      for (const next of walk) await shop.takeAlone(next);
      await Promise.all(rush.map((next) => shop.takeAlone(next)));
      for (const { stock, sold, ledger, held, taken } of await productsOf(shop)) {
        expect({ ledger, taken }).toEqual({ ledger: stock, taken: held });
        expect(stock).toBeGreaterThanOrEqual(0);
        expect(sold && stock > 0).toBe(false);
      }
      expect(await wrongTotals(shop)).toEqual([]);
      expect((await verifyBooks()).filter(isWrong(shop))).toEqual([]);
    }),
    { numRuns: AT_ONCE_RUNS, endOnFailure: true },
  );
});
