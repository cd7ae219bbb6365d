export const CHARGE_KINDS = ["shipping", "unique"] as const;

export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** An amount beside the products, may be negative. */
export type Charge = { kind: ChargeKind; rupiah: number };

/** Rupiah and grams for one product. */
type TotalledLine = { price: number; weight: number; quantity: number };

export type Totals = { subtotal: number; weight: number; quantity: number; total: number };

/** Returns the totals; the database checks the same (`order_total` in prisma/migrations). */
export function totalsOf(lines: readonly TotalledLine[], charges: readonly Charge[] = []): Totals {
  const subtotal = sum(lines, ({ price, quantity }) => price * quantity);
  return {
    subtotal,
    weight: sum(lines, ({ weight, quantity }) => weight * quantity),
    quantity: sum(lines, ({ quantity }) => quantity),
    total: totalOf(subtotal, charges),
  };
}

export function totalOf(subtotal: number, charges: readonly Charge[]): number {
  return subtotal + sum(charges, ({ rupiah }) => rupiah);
}

export function chargeOf(charges: readonly Charge[], kind: ChargeKind): number {
  return sum(
    charges.filter((charge) => charge.kind === kind),
    ({ rupiah }) => rupiah,
  );
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
