import "server-only";
import type { Product } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { findSizeChoice, sizeChoices } from "../../catalogue/size-choices.ts";
import type { Sql } from "../../database/sql/source.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { cartTotals } from "../cart-totals.ts";
import { assertOrderSize } from "../order-size.ts";
import type { CartItemView } from "../schema.ts";
import { availableQuantity, type CartLine, toCartItemView, toCartView } from "./cart-view.ts";
import { readCart } from "./read-cart.ts";
import { deleteLine, writeLine } from "./write-line.ts";

export type Change = { data: CartItemView | null; cartBadge: number };

/** A change of one product's line. `after` returns the new quantity. */
export type LineChange = {
  productId: string;
  /** Undefined leaves the line's size as it is. */
  chosenSize: string | undefined;
  after: (quantity: number) => number;
};

/**
 * Changes a product's line by one statement that reads and one that writes. Returns null, and writes nothing,
 * where the cart has changed between the two.
 */
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
