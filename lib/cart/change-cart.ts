import "server-only";
import type { Actor } from "../actor.ts";
import { isId } from "../database/identifiers.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inSqlTransaction } from "../database/transaction.ts";
import { notFound } from "../errors.ts";
import { type Change, changeLine, type LineChange } from "./internal/change-line.ts";
import { readCart, toCartView } from "./internal/read-cart.ts";
import { lockCart } from "./lock-cart.ts";

/**
 * Adds to a product's quantity in the cart. Throws not-found, conflict beyond stock or order size, and
 * invalid for a size that the product doesn't offer. Without a size the line keeps the one it has.
 */
export function addCartItem(
  actor: Actor,
  productId: string,
  quantity: number,
  chosenSize?: string,
): Promise<Change> {
  return change(actor, { productId, chosenSize, after: (current) => current + quantity });
}

/** Sets a product's quantity; 0 removes the line. Throws as addCartItem does. */
export function setCartItem(
  actor: Actor,
  productId: string,
  quantity: number,
  chosenSize?: string,
): Promise<Change> {
  return change(actor, { productId, chosenSize, after: () => quantity });
}

async function change(actor: Actor, wanted: LineChange): Promise<Change> {
  if (!isId(wanted.productId)) throw notFound("Product");
  const changed = await changeLine(onPool, actor, wanted);
  if (changed) return changed;
  // Another request changed the cart in between. Under the cart's lock none can.
  return inSqlTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    const locked = await changeLine(tx, actor, wanted);
    if (!locked) throw new Error("nobody else writes a locked cart");
    return locked;
  });
}

/** Removes a line. Throws not-found, also for another customer's line. */
export async function removeCartItem(actor: Actor, itemId: string): Promise<number> {
  if (!isId(itemId)) throw notFound("Cart item");
  return inSqlTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    const deleted = await tx.query(sql`
      DELETE FROM cart_items WHERE id = ${itemId}::uuid AND user_id = ${actor.userId}::uuid
      RETURNING id`);
    if (deleted.length === 0) throw notFound("Cart item");
    return toCartView((await readCart(tx, actor.userId)).lines).cartBadge;
  });
}

/** Clears the sold-out markers that the customer has seen, and deletes removed lines. */
export function resetSoldOut(actor: Actor): Promise<void> {
  return inSqlTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    await tx.query(sql`
      DELETE FROM cart_items WHERE user_id = ${actor.userId}::uuid AND sold_out_type = 'removed'`);
    await tx.query(sql`
      UPDATE cart_items SET sold_out_type = NULL, sold_out_from = NULL, sold_out_to = NULL
      WHERE user_id = ${actor.userId}::uuid AND sold_out_type = 'deducted'`);
  });
}
