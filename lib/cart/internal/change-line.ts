import "server-only";
import type { Product } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { findSizeChoice, sizeChoices } from "../../catalogue/sizes/size-choices.ts";
import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { assertOrderSize, cartTotals } from "../cart-totals.ts";
import type { CartItemView } from "../schema.ts";
import {
  availableQuantity,
  type CartLine,
  readCart,
  toCartItemView,
  toCartView,
} from "./read-cart.ts";

export type Change = { data: CartItemView | null; cartBadge: number };

/** A change of one product's line. `after` returns the new quantity. */
export type LineChange = {
  productId: string;
  /** Undefined leaves the line's size as it is. */
  chosenSize: string | undefined;
  after: (quantity: number) => number;
};

/** Changes a line by one statement that reads and one that writes; null if the cart has changed between the two. */
export async function changeLine(
  source: Sql,
  { userId }: Actor,
  { productId, chosenSize, after }: LineChange,
): Promise<Change | null> {
  const { version, lines, product } = await readCart(source, userId, productId);
  if (!product) throw notFound("Product");
  const line = lines.find((candidate) => candidate.productId === productId);
  const current = line ? availableQuantity(line) : 0;
  const quantity = after(current);
  if (chosenSize !== undefined) assertOffered(product, chosenSize);
  if (quantity > product.stock) throw stockExceeded(product.name, product.stock);
  const others = lines.filter((candidate) => candidate !== line);
  if (quantity === 0) {
    const isCurrent = !line || (await deleteLine(source, userId, version, productId));
    return isCurrent ? { data: null, cartBadge: toCartView(others).cartBadge } : null;
  }
  const changed: CartLine = {
    // The insert gives a new line its id.
    id: "",
    productId,
    product,
    quantity,
    chosenSize: chosenSize ?? line?.chosenSize ?? null,
    // The customer has chosen a new quantity, so the old marker goes.
    soldOutType: null,
    soldOutFrom: null,
    soldOutTo: null,
  };
  const { cartItems, cartBadge } = toCartView([...others, changed]);
  // Less is always allowed: a product may have become heavier since.
  if (quantity > current) assertOrderSize(cartTotals(cartItems));
  const wanted = { productId, quantity, chosenSize: chosenSize ?? null };
  const written = await writeLine(source, userId, version, wanted);
  if (written === "changed") return null;
  if (written === "no-product") throw notFound("Product");
  return { data: toCartItemView({ ...changed, id: written.lineId }), cartBadge };
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

type NewLine = {
  productId: string;
  quantity: number;
  /** Null leaves the line's size as it is. */
  chosenSize: string | null;
};

/** `changed`: the cart has changed since it was read. `no-product`: the product was deleted meanwhile. */
type Written = { lineId: string } | "changed" | "no-product";

/**
 * Writes a line and removes its marker, if the cart still has the version that the caller has read. It is one
 * statement, and so a transaction by itself. It locks the cart before the product, as deleteProduct does.
 */
async function writeLine(
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
async function deleteLine(
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
