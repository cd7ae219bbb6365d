export const CHARGE_KINDS = ["shipping", "unique"] as const;

export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** An amount beside the products, may be negative. */
export type Charge = { kind: ChargeKind; rupiah: number };

/** Rupiah and grams for one product. */
export type TotalledLine = { price: number; weight: number; quantity: number };

export type Totals = { subtotal: number; weight: number; quantity: number };

/** Returns the sums of lines alone. */
export function totalsOf(lines: readonly TotalledLine[]): Totals {
  return {
    subtotal: sum(lines, ({ price, quantity }) => price * quantity),
    weight: sum(lines, ({ weight, quantity }) => weight * quantity),
    quantity: sum(lines, ({ quantity }) => quantity),
  };
}

/** An order's sums. `amounts` has the rupiah of each kind of charge; null: the order isn't charged. */
export type OrderPrice = Totals & {
  amounts: Record<ChargeKind, number | null> & { shipping: number };
  charges: Charge[];
  total: number;
};

/** Returns an order's sums, from rupiah of shipping and unique amount (null: none). `order_total` checks them. */
export function priceOrder(
  lines: readonly TotalledLine[],
  option: { value: number },
  unique: number | null,
): OrderPrice {
  const totals = totalsOf(lines);
  const amounts: OrderPrice["amounts"] = { shipping: option.value, unique };
  const charges = CHARGE_KINDS.flatMap((kind) => {
    const rupiah = amounts[kind];
    return rupiah === null ? [] : [{ kind, rupiah }];
  });
  return { ...totals, amounts, charges, total: totalOf(totals.subtotal, charges) };
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
