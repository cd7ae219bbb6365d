import "server-only";
import type { CartItem, Product } from "#prisma/generated/client.ts";
import { findSizeChoice } from "../../catalogue/sizes/size-choices.ts";
import { listImages } from "../../catalogue/views/product-images.ts";
import { PRODUCT_SELECT, toProductView } from "../../catalogue/views/product-view.ts";
import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { totalsOf } from "../../totals.ts";
import type { CartItemView, CartView, SoldOutMarker } from "../schema.ts";

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

export type CartLine = Omit<CartItem, "userId" | "createdAt"> & { product: Product };

function markerOf(line: CartLine): SoldOutMarker | null {
  if (line.soldOutType !== "deducted" && line.soldOutType !== "removed") return null;
  const product = toProductView(line.product);
  return {
    type: line.soldOutType,
    item: {
      product_id: line.productId,
      name: product.name,
      name_en: product.name_en,
      image: listImages(product)[0] ?? null,
      from: line.soldOutFrom ?? line.quantity,
      to: line.soldOutTo ?? 0,
    },
  };
}

/** Returns the quantity that can be bought: 0 for a removed line. */
export function availableQuantity(line: Pick<CartLine, "soldOutType" | "quantity">): number {
  return line.soldOutType === "removed" ? 0 : line.quantity;
}

export function toCartItemView(line: CartLine): CartItemView {
  const marker = markerOf(line);
  const product = toProductView(line.product);
  return {
    id: line.id,
    product_id: line.productId,
    quantity: availableQuantity(line),
    chosen_size: findSizeChoice(product, line.chosenSize),
    product,
    sold_out: marker ? JSON.stringify(marker) : null,
  };
}

export function toCartView(lines: CartLine[]): CartView {
  const { subtotal, quantity } = totalsOf(
    lines.map((line) => ({ ...line.product, quantity: availableQuantity(line) })),
  );
  return {
    cartItems: lines.map(toCartItemView),
    subtotal,
    soldOut: lines.map(markerOf).filter((marker) => marker !== null),
    cartBadge: quantity,
  };
}
