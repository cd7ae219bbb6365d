import fc from "fast-check";
import { ORDER_STATUSES, type OrderStatus } from "#lib/orders/order-status.ts";
import { LATE_ANSWERS } from "#lib/payments/schema.ts";

/** The size of the shop that the steps run on. */
export const CUSTOMERS = 3;
export const PRODUCTS = 3;
export const STOCK = 4;

/** `order` and `key` count back from the newest, modulo the number that exist. */
export type Step =
  | { kind: "set" | "add"; customer: number; product: number; quantity: number }
  | { kind: "look" | "close" | "order" | "repeat"; customer: number }
  | { kind: "status"; order: number; status: OrderStatus; restock: boolean | undefined }
  | { kind: "expire" | "cancel" | "prove" | "reject" | "missing"; order: number }
  | {
      kind: "confirm";
      order: number;
      late: (typeof LATE_ANSWERS)[number] | undefined;
      /** Rupiah that came in less than the total. */
      lacks: 0 | 1;
    }
  | { kind: "refund"; order: number; amount: "one" | "all" | "more" }
  | { kind: "price"; product: number; price: number }
  | { kind: "stock"; product: number; stock: number; seen: "fresh" | "stale" | "none" }
  | { kind: "delete"; product: number };

const customer = fc.nat(CUSTOMERS - 1);
const product = fc.nat(PRODUCTS - 1);
const order = fc.nat(7);

function kind<const Kind extends string>(...kinds: Kind[]) {
  return fc.constantFrom(...kinds);
}

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind("set", "add"),
      customer,
      product,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind("set"), customer, product, quantity: fc.constantFrom(0, 9) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind("look", "close"), customer }) },
  { weight: 8, arbitrary: fc.record({ kind: kind("order"), customer }) },
  { weight: 2, arbitrary: fc.record({ kind: kind("repeat"), customer }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind("status"),
      order,
      status: fc.constantFrom(...ORDER_STATUSES),
      restock: fc.constantFrom(undefined, true, false),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind("refund"), order, amount: kind("one", "all", "more") }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind("expire"), order }) },
  { weight: 3, arbitrary: fc.record({ kind: kind("cancel", "reject", "missing"), order }) },
  { weight: 4, arbitrary: fc.record({ kind: kind("prove"), order }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind("confirm"),
      order,
      late: fc.constantFrom(undefined, ...LATE_ANSWERS),
      lacks: fc.constantFrom(0, 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind("price"),
      product,
      price: fc.integer({ min: 1, max: 5_000_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind("stock"),
      product,
      stock: fc.nat(6),
      seen: kind("fresh", "stale", "none"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind("delete"), product }) },
);
