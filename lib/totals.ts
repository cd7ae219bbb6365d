/** Every kind of charge that an order may carry beside its products. */
export const CHARGE_KINDS = ["shipping"] as const;

export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** An amount beside the products, in whole rupiah. */
export type Charge = { kind: ChargeKind; rupiah: number };

/** A line of a cart or an order: rupiah and grams a piece. */
export type TotalledLine = { price: number; weight: number; quantity: number };

/** Sums of a cart or an order: rupiah, and grams. */
export type Totals = { subtotal: number; weight: number; quantity: number; total: number };

/** Returns what lines and charges come to. The database checks the same (`order_total` in prisma/migrations). */
export function totalsOf(lines: readonly TotalledLine[], charges: readonly Charge[] = []): Totals {
  const subtotal = sum(lines, ({ price, quantity }) => price * quantity);
  return {
    subtotal,
    weight: sum(lines, ({ weight, quantity }) => weight * quantity),
    quantity: sum(lines, ({ quantity }) => quantity),
    total: totalOf(subtotal, charges),
  };
}

/** Returns a subtotal with its charges, in rupiah. */
export function totalOf(subtotal: number, charges: readonly Charge[]): number {
  return subtotal + sum(charges, ({ rupiah }) => rupiah);
}

/** Returns what the charges of a kind come to, in rupiah. */
export function chargeOf(charges: readonly Charge[], kind: ChargeKind): number {
  return sum(
    charges.filter((charge) => charge.kind === kind),
    ({ rupiah }) => rupiah,
  );
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
