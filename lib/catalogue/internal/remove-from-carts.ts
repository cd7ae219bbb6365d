import type { Database } from "../../database/db.ts";

/** Somebody put the product into a cart between the locks: the transaction begins anew. */
export class CartAddedMeanwhileError extends Error {}

/**
 * Locks the carts that hold a product, in the customers' order, and answers whose they are: every
 * writer of a cart locks it first, before any product. (The catalogue asks the tables itself: the
 * cart builds on it, so it can't build on the cart.)
 */
export async function lockCartsContaining(tx: Database, productId: string): Promise<string[]> {
  const carts = await tx.$queryRaw<{ userId: string }[]>`
    SELECT user_id::text AS "userId" FROM carts
    WHERE user_id IN (SELECT user_id FROM cart_items WHERE product_id = ${productId}::uuid)
    ORDER BY user_id FOR UPDATE`;
  return carts.map(({ userId }) => userId);
}

/** Takes a locked product out of every cart. Throws CartAddedMeanwhileError where one of them isn't locked. */
export async function removeFromCarts(
  tx: Database,
  productId: string,
  locked: readonly string[],
): Promise<void> {
  const lines = await tx.cartItem.findMany({ where: { productId }, select: { userId: true } });
  if (!lines.every(({ userId }) => locked.includes(userId))) throw new CartAddedMeanwhileError();
  await tx.cartItem.deleteMany({ where: { productId } });
}
