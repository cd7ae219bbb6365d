import "server-only";
import type { ProductSnapshot } from "../catalogue/product-snapshot.ts";
import type { Database } from "../database/db.ts";

export type LockedLine = ProductSnapshot & { quantity: number; marked: boolean; stock: number };

/** Locks the products of a cart in id order, so that two orders can't deadlock. The caller has locked the cart. */
export function lockLines(tx: Database, userId: string): Promise<LockedLine[]> {
  return tx.$queryRaw<LockedLine[]>`
    SELECT p.id::text AS "productId", i.quantity, i.sold_out_type IS NOT NULL AS marked, p.stock,
      p.name, p.category, p.size, p.price, p.weight, p.image1, p.image2, p.image3, p.image4
    FROM cart_items i JOIN products p ON p.id = i.product_id
    WHERE i.user_id = ${userId}::uuid AND p.deleted_at IS NULL
    ORDER BY p.id FOR UPDATE OF p`;
}
