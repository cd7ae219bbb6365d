import "server-only";
import type { Database } from "../database/db.ts";
import type { CartLine } from "./internal/cart-view.ts";

/**
 * Locks a cart until the transaction ends, and creates it where there is none. Every writer locks it first.
 * Returns the checkout token, which changes when the cart is ordered.
 */
export async function lockCart(tx: Database, userId: string): Promise<string> {
  const [cart] = await tx.$queryRaw<{ checkout_token: string }[]>`
    INSERT INTO carts (user_id) VALUES (${userId}::uuid)
    ON CONFLICT (user_id) DO UPDATE SET updated_at = now()
    RETURNING checkout_token::text`;
  if (!cart) throw new Error("a cart can always be made or locked");
  return cart.checkout_token;
}

/** Returns a cart's lines with their products, oldest first. They hold no deleted product. */
export function readLines(tx: Database, userId: string): Promise<CartLine[]> {
  return tx.cartItem.findMany({
    where: { userId },
    include: { product: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}
