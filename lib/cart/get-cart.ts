import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { toCartView } from "./internal/cart-view.ts";
import { markFor, reconcileLines } from "./internal/reconcile-lines.ts";
import { lockCart, readLines } from "./lock-cart.ts";
import type { CartView } from "./schema.ts";

/**
 * The caller's cart, compared with the stock: lines that another customer's order cut or took
 * carry a marker until reset-sold-out. Locks the cart only where there is something to mark.
 */
export async function getCart(actor: Actor): Promise<CartView> {
  const lines = await readLines(db(), actor.userId);
  if (!lines.some((line) => markFor(line) !== null)) return toCartView(lines);
  return markSoldOutLines(actor);
}

/** The same, but always looks under the cart's lock; the checkout calls it when it came up short. */
export function markSoldOutLines(actor: Actor): Promise<CartView> {
  return inTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    return toCartView(await reconcileLines(tx, await readLines(tx, actor.userId)));
  });
}

/** The number of pieces in the caller's cart. */
export async function getCartBadge(actor: Actor): Promise<number> {
  return (await getCart(actor)).cartBadge;
}
