import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { jakartaDay } from "#lib/dates.ts";
import { AppError } from "#lib/errors.ts";
import { cancelOrder } from "#lib/orders/cancel-order.ts";
import { correctMoney } from "#lib/orders/money/correct-money.ts";
import { markPaymentMissing } from "#lib/orders/money/mark-payment-missing.ts";
import { refundOrder } from "#lib/orders/money/refund-order.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { confirmRows } from "#lib/payments/statements/confirm-rows.ts";
import { settleRow } from "#lib/payments/statements/settle-row.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInProof } from "#tests/factories/handed-in-proof.ts";
import { buy } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { saveRows } from "#tests/factories/statement.ts";

const STEPS = Number(process.env.RANDOM_STEPS ?? 300);
const SEED = Number(process.env.RANDOM_SEED ?? 56);
const CHECK_EVERY = 100;

/** mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const admin = await createActor("admin");

type Placed = { id: string; total: number; customer: Awaited<ReturnType<typeof createActor>> };

async function expectMoneyInOnePlace(): Promise<void> {
  const rows = await db().bankRow.findMany({ include: { entry: true } });
  const linked = rows.flatMap(({ entryId }) => entryId ?? []);
  expect(new Set(linked).size).toBe(linked.length);
  const byOrder = new Map<string, bigint>();
  for (const { state, orderId, entry, rupiah } of rows) {
    expect(entry?.orderId ?? null).toBe(orderId);
    expect(state === "matched").toBe(orderId !== null);
    if (!entry || !orderId) continue;
    expect(entry).toMatchObject({ kind: "received", rupiah });
    byOrder.set(orderId, (byOrder.get(orderId) ?? 0n) + rupiah);
  }
  // An order never has more rows than money that came in.
  for (const [orderId, sum] of byOrder) {
    const { _sum } = await db().moneyEntry.aggregate({
      where: { orderId, kind: "received" },
      _sum: { rupiah: true },
    });
    expect(_sum.rupiah ?? 0n).toBeGreaterThanOrEqual(sum);
  }
  // A second transfer of a total is named, and is no error: the test makes them.
  const deviations = (await verifyBooks()).filter(({ what }) => what !== "receipts");
  expect(deviations).toEqual([]);
}

test(
  `${STEPS} random steps with rows, proofs, statuses and refunds leave each rupiah in one place`,
  async () => {
    const random = randomFrom(SEED);
    const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
    const orders: Placed[] = [];
    const rows: string[] = [];
    const outcomes = new Map<string, number>();

    const place = async () => {
      const customer = await createActor();
      const price = 100_000 + random(40) * 1_000;
      const id = await buy(customer, await createProduct({ stock: 1, price }));
      const order = await db().order.findUniqueOrThrow({ where: { id } });
      orders.push({ id, total: Number(order.total), customer });
    };
    const held = async (id: string) =>
      (await db().moneyEntry.findMany({ where: { orderId: id } })).reduce(
        (sum, { kind, rupiah }) =>
          sum + (kind === "received" ? 1 : kind === "refunded" ? -1 : 0) * Number(rupiah),
        0,
      );
    const steps: Record<string, () => Promise<unknown>> = {
      place,
      row: async () => {
        const amount = pick(orders).total + pick([0, 0, 0, 2_500, -500]);
        rows.push(...(await saveRows(admin, [{ amount, text: `T${random(3)}` }])));
      },
      confirm: () => confirmRows(admin, {}),
      confirmTwice: () => Promise.all([confirmRows(admin, {}), confirmRows(admin, {})]),
      match: () =>
        settleRow(admin, pick(rows), {
          state: "matched",
          order_id: pick(orders).id,
          rest: pick([undefined, "due", "written-off"] as const),
          late: pick([undefined, undefined, "revive", "refund"] as const),
          sure: true,
        }),
      keep: () =>
        settleRow(admin, pick(rows), {
          state: pick(["returned", "written-off"] as const),
          note: "x",
        }),
      reopen: () => settleRow(admin, pick(rows), { state: "unmatched" }),
      proof: () => handInProof(pick(orders).id),
      review: async () => {
        const proof = await db().paymentProof.findFirst({
          where: { state: "pending", orderId: { in: orders.map(({ id }) => id) } },
        });
        if (!proof) return;
        await reviewProof(
          admin,
          proof.orderId,
          proof.id,
          pick([
            { state: "confirmed" },
            { state: "confirmed", late: "refund" },
            { state: "rejected", reason: "buram" },
          ] as const),
        );
      },
      status: () =>
        updateOrder(admin, pick(orders).id, {
          status: pick([
            "Payment Confirm",
            "Waiting for Payment",
            "Cancelled",
            "In Delivery",
            "Completed",
          ] as const),
        }),
      cancel: () => {
        const { customer, id } = pick(orders);
        return cancelOrder(customer, id);
      },
      missing: () => markPaymentMissing(admin, pick(orders).id, { reason: "tidak ada" }),
      correct: async () => {
        const { id, total } = pick(orders);
        const entry = await db().moneyEntry.findFirst({ where: { orderId: id, kind: "received" } });
        if (entry)
          await correctMoney(admin, id, entry.id, { amount: total - 700, reason: "salah" });
      },
      refund: async () => {
        const { id } = pick(orders);
        const amount = await held(id);
        if (amount <= 0) return;
        const sent = { account: "BCA", note: "", sent_on: jakartaDay(new Date()) };
        await refundOrder(admin, id, { ...sent, amount, held_seen: amount });
      },
    };
    for (let count = 0; count < 5; count += 1) await place();
    await steps.row?.();
    const names = Object.keys(steps);
    for (let step = 1; step <= STEPS; step += 1) {
      const name = pick(names);
      try {
        await steps[name]?.();
        outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
      if (step % CHECK_EVERY === 0) await expectMoneyInOnePlace();
    }
    await expectMoneyInOnePlace();
    for (const name of ["match", "confirm", "review", "refund"]) {
      expect([name, outcomes.get(name) ?? 0]).not.toEqual([name, 0]);
    }
  },
  30_000 + STEPS * 1_000,
);
