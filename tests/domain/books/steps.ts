import fc from "fast-check";
import { RESTS } from "#lib/orders/schema.ts";
import { ORDER_STATUSES, type OrderStatus } from "#lib/orders/status/order-status.ts";
import { LATE_ANSWERS } from "#lib/payments/schema.ts";

/** The size of the shop that the steps run on. */
export const CUSTOMERS = 3;
export const PRODUCTS = 3;
export const STOCK = 4;

/** An amount that an admin types, beside the sum that is due: nothing typed, less, that sum, more, and far too much. */
export type Came = {
  amount: "none" | "short" | "exact" | "more" | "double";
  rest: (typeof RESTS)[number];
};

/** `order` and `key` count back from the newest, modulo the number that exist. */
export type Step =
  | { kind: "set" | "add"; customer: number; product: number; quantity: number }
  | { kind: "look" | "close" | "order" | "repeat"; customer: number }
  | { kind: "status"; order: number; status: OrderStatus; restock: boolean | undefined; came: Came }
  | { kind: "expire" | "cancel" | "prove" | "reject" | "missing"; order: number }
  | {
      kind: "confirm";
      order: number;
      late: (typeof LATE_ANSWERS)[number] | undefined;
      came: Came;
    }
  | { kind: "receipt"; order: number; amount: "part" | "total" }
  | { kind: "write-off"; order: number }
  /** Corrects the last receipt or refund to nothing, or to a part. */
  | { kind: "correct"; order: number; what: "received" | "refunded"; to: "nothing" | "part" }
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

/** Steps of this kind, as often as their weight says. */
function often<Fields>(
  weight: number,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) {
  return { weight, arbitrary: fc.record(fields) };
}

const few = fc.integer({ min: 1, max: 3 });
const restock = fc.constantFrom(undefined, true, false);
const came: fc.Arbitrary<Came> = fc.record({
  amount: fc.constantFrom("none", "none", "short", "exact", "more", "double"),
  rest: fc.constantFrom(...RESTS),
});
const late = fc.constantFrom(undefined, ...LATE_ANSWERS);

export const step: fc.Arbitrary<Step> = fc.oneof(
  often(8, { kind: kind("set", "add"), customer, product, quantity: few }),
  often(1, { kind: kind("set"), customer, product, quantity: fc.constantFrom(0, 9) }),
  often(3, { kind: kind("look", "close"), customer }),
  often(8, { kind: kind("order"), customer }),
  often(2, { kind: kind("repeat"), customer }),
  often(8, {
    kind: kind("status"),
    order,
    status: fc.constantFrom(...ORDER_STATUSES),
    restock,
    came,
  }),
  often(4, { kind: kind("refund"), order, amount: kind("one", "all", "more") }),
  often(3, { kind: kind("expire"), order }),
  often(3, { kind: kind("cancel", "reject", "missing"), order }),
  often(4, { kind: kind("prove"), order }),
  often(4, { kind: kind("confirm"), order, late, came }),
  often(3, { kind: kind("receipt"), order, amount: kind("part", "total") }),
  often(2, { kind: kind("write-off"), order }),
  often(4, {
    kind: kind("correct"),
    order,
    what: kind("received", "refunded"),
    to: kind("nothing", "part"),
  }),
  often(2, { kind: kind("price"), product, price: fc.integer({ min: 1, max: 5_000_000 }) }),
  often(3, {
    kind: kind("stock"),
    product,
    stock: fc.nat(6),
    seen: kind("fresh", "stale", "none"),
  }),
  often(1, { kind: kind("delete"), product }),
);
