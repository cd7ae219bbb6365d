import type { CartView } from "#lib/cart/schema.ts";
import { orderLines } from "#lib/checkout/order-lines.ts";
import type { PresentFigures, ShippingChoice } from "#lib/checkout/schema.ts";
import { say } from "#lib/language/spoken-language.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { type Charge, priceOrder, totalOf } from "#lib/totals.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";

/** The cart and the delivery that the customer confirms. */
export type Confirmed = { cart: CartView; shipping: ShippingChoice };

export type PriceChange = {
  label: string;
  /** Missing for shipping and total, whose labels are in the page's language. */
  lang?: "id";
  before: string;
  after: string;
};

type Line = PresentFigures["lines"][number];

export function chosenCharges({ ongkir, unique_amount = null }: ShippingChoice): Charge[] {
  return priceOrder([], { value: ongkir }, unique_amount).charges;
}

/** Returns what the customer confirms in all, in rupiah. */
export function confirmedTotal({ cart, shipping }: Confirmed): number {
  return totalOf(cart.subtotal, chosenCharges(shipping));
}

/** Returns what differs from the present figures: lines first, then shipping and total. */
export function listPriceChanges(confirmed: Confirmed, present: PresentFigures): PriceChange[] {
  const { lines, ongkir, total } = present;
  return [
    ...compareLines(orderLines(confirmed.cart.cartItems), lines),
    ...(ongkir === null
      ? []
      : [compareSums(say(CHECKOUT_WORDS).delivery, confirmed.shipping.ongkir, ongkir)]),
    ...(total === null
      ? []
      : [compareSums(say(CHECKOUT_WORDS).total, confirmedTotal(confirmed), total)]),
  ].filter(({ before, after }) => before !== after);
}

function compareSums(label: string, before: number, after: number): PriceChange {
  return { label, before: formatRupiah(before), after: formatRupiah(after) };
}

function compareLines(before: Line[], after: Line[]): PriceChange[] {
  const ids = new Set([...before, ...after].map(({ product_id }) => product_id));
  return Array.from(ids, (id) => {
    const [was, is] = [before, after].map((lines) =>
      lines.find(({ product_id }) => product_id === id),
    );
    const hasMany = [was, is].some((line) => line !== undefined && line.quantity > 1);
    return {
      label: (is ?? was)?.name ?? "",
      lang: "id",
      before: describe(was, hasMany),
      after: describe(is, hasMany),
    };
  });
}

/** "Rp 450.000", or "2 × Rp 450.000". */
function describe(line: Line | undefined, hasMany: boolean): string {
  if (!line) return say(CHECKOUT_WORDS).absent;
  const price = formatRupiah(Number(line.price));
  return hasMany ? `${line.quantity} × ${price}` : price;
}
