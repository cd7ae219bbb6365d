import "server-only";
import type { Actor } from "../actor.ts";
import { cartTotals } from "../cart/cart-totals.ts";
import { onPool } from "../database/sql/source.ts";
import { proposeAmounts } from "../orders/unique-amount.ts";
import { findCost } from "../shipping/shipping-option.ts";
import { totalOf } from "../totals.ts";
import { chargesFor } from "./charges.ts";
import { orderLines } from "./order-lines.ts";
import { quoteCart } from "./quote-cart.ts";
import type { PlaceOrderInput, PresentFigures } from "./schema.ts";

/** Returns what the caller's cart costs at present, by the service that the customer chose. */
export async function readPresentFigures(
  actor: Actor,
  input: PlaceOrderInput,
  group: string | null,
): Promise<PresentFigures> {
  const { items, options } = await quoteCart(actor, input.city, {
    carrier: input.carrier,
    seen: input,
    group,
  });
  const cost = findCost(options, input);
  const { subtotal } = cartTotals(items);
  const priced = cost && totalOf(subtotal, chargesFor({ shipping: cost.value, unique: null }));
  const [unique = null] = priced
    ? await proposeAmounts(onPool, actor.userId, [priced], input.unique_amount)
    : [];
  return {
    ongkir: cost?.value ?? null,
    etd: cost?.etd ?? null,
    unique_amount: unique,
    lines: orderLines(items),
    subtotal,
    total: cost ? totalOf(subtotal, chargesFor({ shipping: cost.value, unique })) : null,
  };
}
