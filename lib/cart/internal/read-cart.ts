import "server-only";
import type { Product } from "#prisma/generated/client.ts";
import { PRODUCT_SELECT } from "../../catalogue/views/product-select.ts";
import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import type { CartLine } from "./cart-view.ts";

export type Cart = {
  /** The checkout token, which each change of the lines renews. Null for a cart that was never written. */
  version: string | null;
  /** Oldest first. Deleted products have no line. */
  lines: CartLine[];
};

/** A product with its line, if it has one. */
type Row = Product &
  Omit<CartLine, "id" | "productId" | "product"> & {
    version: string | null;
    lineId: string | null;
  };

/** Reads a cart, and also a product that may be in no line: null if it is deleted or unknown. */
export async function readCart(
  source: Sql,
  userId: string,
  productId: string | null = null,
): Promise<Cart & { product: Product | null }> {
  const rows = await source.query<Row>(sql`
    WITH wanted AS (
      SELECT product_id FROM cart_items WHERE user_id = ${userId}::uuid
      UNION SELECT ${productId}::uuid
    )
    SELECT c.checkout_token::text AS version, i.id::text AS "lineId", i.quantity,
      i.chosen_size AS "chosenSize", i.sold_out_type AS "soldOutType",
      i.sold_out_from AS "soldOutFrom", i.sold_out_to AS "soldOutTo", ${PRODUCT_SELECT}
    FROM wanted JOIN products p ON p.id = wanted.product_id
      LEFT JOIN cart_items i ON i.user_id = ${userId}::uuid AND i.product_id = p.id
      LEFT JOIN carts c ON c.user_id = ${userId}::uuid
    ORDER BY i.created_at, i.id`);
  const product = rows.find(({ id, deletedAt }) => id === productId && deletedAt === null);
  return {
    version: rows[0]?.version ?? null,
    lines: rows.flatMap(toLine),
    product: product ?? null,
  };
}

function toLine(row: Row): CartLine[] {
  const { lineId, quantity, chosenSize, soldOutType, soldOutFrom, soldOutTo } = row;
  if (lineId === null) return [];
  const marker = { soldOutType, soldOutFrom, soldOutTo };
  return [{ id: lineId, productId: row.id, quantity, chosenSize, ...marker, product: row }];
}
