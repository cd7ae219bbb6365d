import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { toCartView } from "./internal/cart-view.ts";
import { markFor, reconcileLines } from "./internal/reconcile-lines.ts";
import { lockCart, readLines } from "./lock-cart.ts";
import type { CartView } from "./schema.ts";

/** Returns the caller's cart. Marks lines that exceed the stock; only then it locks the cart. */
export async function getCart(actor: Actor): Promise<CartView> {
  const lines = await readLines(db(), actor.userId);
  if (!lines.some((line) => markFor(line) !== null)) return toCartView(lines);
  return markSoldOutLines(actor);
}

/** Does the same under the cart's lock, whatever was read before. */
export function markSoldOutLines(actor: Actor): Promise<CartView> {
  return inTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    return toCartView(await reconcileLines(tx, await readLines(tx, actor.userId)));
  });
}

/** Returns the sum of the quantities. */
export async function getCartBadge(actor: Actor): Promise<number> {
  return (await getCart(actor)).cartBadge;
}
