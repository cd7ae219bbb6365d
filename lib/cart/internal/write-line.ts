import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";

type NewLine = {
  productId: string;
  quantity: number;
  /** Null leaves the line's size as it is. */
  chosenSize: string | null;
};

/** `changed`: the cart has changed since it was read. `no-product`: the product was deleted meanwhile. */
export type Written = { lineId: string } | "changed" | "no-product";

/**
 * Writes a line and removes its marker, if the cart still has the version that the caller has read. It is one
 * statement, and so a transaction by itself. It locks the cart before the product, as deleteProduct does.
 */
export async function writeLine(
  source: Sql,
  userId: string,
  version: string | null,
  { productId, quantity, chosenSize }: NewLine,
): Promise<Written> {
  // FOR KEY SHARE waits for a deletion of the product, but not for orders.
  const [written] = await source.query<{ carts: number; lineId: string | null }>(sql`
    WITH cart AS (
      INSERT INTO carts (user_id) VALUES (${userId}::uuid)
      ON CONFLICT (user_id) DO UPDATE SET checkout_token = gen_random_uuid(), updated_at = now()
      WHERE carts.checkout_token = ${version}::uuid
      RETURNING user_id
    ), product AS (
      SELECT p.id, cart.user_id FROM cart, products p
      WHERE p.id = ${productId}::uuid AND p.deleted_at IS NULL
      FOR KEY SHARE OF p
    ), line AS (
      INSERT INTO cart_items AS i (user_id, product_id, quantity, chosen_size)
      SELECT user_id, id, ${quantity}::int, ${chosenSize}::text FROM product
      ON CONFLICT (user_id, product_id) DO UPDATE
      SET quantity = excluded.quantity, chosen_size = COALESCE(excluded.chosen_size, i.chosen_size),
        sold_out_type = NULL, sold_out_from = NULL, sold_out_to = NULL
      RETURNING id
    )
    SELECT (SELECT count(*)::int FROM cart) AS carts, (SELECT id::text FROM line) AS "lineId"`);
  if (!written || written.carts === 0) return "changed";
  return written.lineId === null ? "no-product" : { lineId: written.lineId };
}

/** Removes a line if the cart still has the version that the caller has read. Returns whether it did. */
export async function deleteLine(
  source: Sql,
  userId: string,
  version: string | null,
  productId: string,
): Promise<boolean> {
  const carts = await source.query(sql`
    WITH cart AS (
      UPDATE carts SET checkout_token = gen_random_uuid(), updated_at = now()
      WHERE user_id = ${userId}::uuid AND checkout_token = ${version}::uuid
      RETURNING user_id
    ), line AS (
      DELETE FROM cart_items i USING cart
      WHERE i.user_id = cart.user_id AND i.product_id = ${productId}::uuid
    )
    SELECT user_id FROM cart`);
  return carts.length > 0;
}
