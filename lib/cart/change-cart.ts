import "server-only";
import type { Product } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { findSizeChoice, sizeChoices } from "../catalogue/size-choices.ts";
import { isId } from "../database/identifiers.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, invalidField, notFound } from "../errors.ts";
import { cartTotals } from "./cart-totals.ts";
import { availableQuantity, toCartItemView, toCartView } from "./internal/cart-view.ts";
import { lockCart, readLines } from "./lock-cart.ts";
import { assertOrderSize } from "./order-size.ts";
import type { CartItemView } from "./schema.ts";

type Change = { data: CartItemView | null; cartBadge: number };

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
  return changeLine(actor, productId, { chosenSize, after: (current) => current + quantity });
}

/** Sets a product's quantity; 0 removes the line. Throws as addCartItem does. */
export function setCartItem(
  actor: Actor,
  productId: string,
  quantity: number,
  chosenSize?: string,
): Promise<Change> {
  return changeLine(actor, productId, { chosenSize, after: () => quantity });
}

type LineChange = {
  /** Undefined leaves the line's size as it is. */
  chosenSize: string | undefined;
  after: (quantity: number) => number;
};

function changeLine(
  actor: Actor,
  productId: string,
  { chosenSize, after }: LineChange,
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
    const quantity = after(current);
    if (chosenSize !== undefined) assertOffered(product, chosenSize);
    if (quantity > product.stock) throw stockExceeded(product.name, product.stock);
    if (quantity === 0) {
      await tx.cartItem.deleteMany({ where: { userId: actor.userId, productId } });
    } else {
      // The customer has chosen a new quantity, so the old marker goes.
      const size = chosenSize === undefined ? {} : { chosenSize };
      const unmarked = { soldOutType: null, soldOutFrom: null, soldOutTo: null };
      await tx.cartItem.upsert({
        where,
        create: { userId: actor.userId, productId, quantity, ...size },
        update: { quantity, ...size, ...unmarked },
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

function assertOffered({ size, sizeDetails }: Product, chosenSize: string): void {
  const product = { size, size_details: sizeDetails };
  if (findSizeChoice(product, chosenSize)) return;
  const choices = sizeChoices(product);
  const message =
    choices.length > 0
      ? `Choose one of the sizes: ${choices.join(", ")}`
      : "This product has no sizes to choose from";
  throw invalidField("chosen_size", message);
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
