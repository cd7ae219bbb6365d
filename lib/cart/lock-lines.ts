import "server-only";
import type { ProductSnapshot } from "../catalogue/product-snapshot.ts";
import { findSizeChoice } from "../catalogue/size-choices.ts";
import type { Database } from "../database/db.ts";

export type LockedLine = ProductSnapshot & {
  quantity: number;
  /** Null where the buyer chose none that the product offers. */
  chosenSize: string | null;
  marked: boolean;
  stock: number;
};

/** Locks the products of a cart in id order, so that two orders can't deadlock. The caller has locked the cart. */
export async function lockLines(tx: Database, userId: string): Promise<LockedLine[]> {
  const lines = await tx.$queryRaw<LockedLine[]>`
    SELECT p.id::text AS "productId", i.quantity, i.chosen_size AS "chosenSize",
      i.sold_out_type IS NOT NULL AS marked, p.stock, p.name, p.category, p.size,
      p.size_details AS "sizeDetails", p.price, p.weight, p.image1, p.image2, p.image3, p.image4
    FROM cart_items i JOIN products p ON p.id = i.product_id
    WHERE i.user_id = ${userId}::uuid AND p.deleted_at IS NULL
    ORDER BY p.id FOR UPDATE OF p`;
  return lines.map((line) => {
    const product = { size: line.size, size_details: line.sizeDetails };
    return { ...line, chosenSize: findSizeChoice(product, line.chosenSize) };
  });
}
