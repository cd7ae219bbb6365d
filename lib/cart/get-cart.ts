import "server-only";
import type { Actor } from "../actor.ts";
import { onPool } from "../database/sql/source.ts";
import { inSqlTransaction } from "../database/sql/sql-transaction.ts";
import { toCartView } from "./internal/cart-view.ts";
import { readCart } from "./internal/read-cart.ts";
import { markFor, reconcileLines } from "./internal/reconcile-lines.ts";
import { lockCart } from "./lock-cart.ts";
import type { CartView } from "./schema.ts";

/** Returns the caller's cart. Marks lines that exceed the stock; only then it locks the cart. */
export async function getCart(actor: Actor): Promise<CartView> {
  const { lines } = await readCart(onPool, actor.userId);
  if (!lines.some((line) => markFor(line) !== null)) return toCartView(lines);
  return inSqlTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    const locked = await readCart(tx, actor.userId);
    return toCartView(await reconcileLines(tx, locked.lines));
  });
}

/** Returns the sum of the quantities. */
export async function getCartBadge(actor: Actor): Promise<number> {
  return (await getCart(actor)).cartBadge;
}
