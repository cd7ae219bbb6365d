import "server-only";
import type { Database } from "../database/db.ts";
import type { CartLine } from "./internal/cart-view.ts";

/**
 * Takes the lock that every writer of a cart takes first, making the cart where there is none.
 * Held until the transaction ends. Answers the token that names the cart's present contents.
 */
export async function lockCart(tx: Database, userId: string): Promise<string> {
  const [cart] = await tx.$queryRaw<{ checkout_token: string }[]>`
    INSERT INTO carts (user_id) VALUES (${userId}::uuid)
    ON CONFLICT (user_id) DO UPDATE SET updated_at = now()
    RETURNING checkout_token::text`;
  if (!cart) throw new Error("a cart can always be made or locked");
  return cart.checkout_token;
}

/** The lines of a cart with their products, oldest first. Deleted products leave every cart at once. */
export function readLines(tx: Database, userId: string): Promise<CartLine[]> {
  return tx.cartItem.findMany({
    where: { userId },
    include: { product: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}
