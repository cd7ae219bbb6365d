import "server-only";
import type { Actor } from "../actor.ts";
import { isId } from "../database/identifiers.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, notFound } from "../errors.ts";
import { cartTotals } from "./cart-totals.ts";
import { availableQuantity, toCartItemView, toCartView } from "./internal/cart-view.ts";
import { lockCart, readLines } from "./lock-cart.ts";
import { assertOrderSize } from "./order-size.ts";
import type { CartItemView } from "./schema.ts";

type Change = { data: CartItemView | null; cartBadge: number };

/** Adds to a product's quantity in the cart. Throws not-found, and conflict beyond stock or order size. */
export function addCartItem(actor: Actor, productId: string, quantity: number): Promise<Change> {
  return changeLine(actor, productId, (current) => current + quantity);
}

/** Sets a product's quantity; 0 removes the line. Throws not-found, and conflict beyond stock or order size. */
export function setCartItem(actor: Actor, productId: string, quantity: number): Promise<Change> {
  return changeLine(actor, productId, () => quantity);
}

function changeLine(
  actor: Actor,
  productId: string,
  quantityAfter: (current: number) => number,
): Promise<Change> {
  return inTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    const product = isId(productId)
      ? await tx.product.findUnique({ where: { id: productId, deletedAt: null } })
      : null;
    if (!product) throw notFound("Product");
    const where = { userId_productId: { userId: actor.userId, productId } };
    const line = await tx.cartItem.findUnique({ where });
    const current = line ? availableQuantity(line) : 0;
    const quantity = quantityAfter(current);
    if (quantity > product.stock) throw stockExceeded(product.name, product.stock);
    if (quantity === 0) {
      await tx.cartItem.deleteMany({ where: { userId: actor.userId, productId } });
    } else {
      // The customer has chosen a new quantity, so the old marker goes.
      const unmarked = { soldOutType: null, soldOutFrom: null, soldOutTo: null };
      await tx.cartItem.upsert({
        where,
        create: { userId: actor.userId, productId, quantity },
        update: { quantity, ...unmarked },
      });
    }
    const lines = await readLines(tx, actor.userId);
    const changed = lines.find((candidate) => candidate.productId === productId);
    // Deleted after the read above: the insert's foreign key check has waited for that transaction.
    if (changed?.product.deletedAt) throw notFound("Product");
    const { cartItems, cartBadge } = toCartView(lines);
    // Less is always allowed: a product may have become heavier since.
    if (quantity > current) assertOrderSize(cartTotals(cartItems));
    return { data: changed ? toCartItemView(changed) : null, cartBadge };
  });
}

function stockExceeded(name: string, stock: number): AppError {
  if (stock === 0) return new AppError("conflict", `${name} is sold out`);
  return new AppError("conflict", `Only ${stock} of ${name} left`);
}

/** Removes a line. Throws not-found, also for another customer's line. */
export function removeCartItem(actor: Actor, itemId: string): Promise<number> {
  return inTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    const { count } = await tx.cartItem.deleteMany({
      where: { id: itemId, userId: actor.userId },
    });
    if (count === 0) throw notFound("Cart item");
    return toCartView(await readLines(tx, actor.userId)).cartBadge;
  });
}

/** Clears the sold-out markers that the customer has seen, and deletes removed lines. */
export function resetSoldOut(actor: Actor): Promise<void> {
  return inTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    await tx.cartItem.deleteMany({ where: { userId: actor.userId, soldOutType: "removed" } });
    await tx.cartItem.updateMany({
      where: { userId: actor.userId, soldOutType: "deducted" },
      data: { soldOutType: null, soldOutFrom: null, soldOutTo: null },
    });
  });
}
