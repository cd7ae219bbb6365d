import type { CartItem, Product } from "#prisma/generated/client.ts";
import { findSizeChoice } from "../../catalogue/sizes/size-choices.ts";
import { listImages } from "../../catalogue/views/product-images.ts";
import { toProductView } from "../../catalogue/views/product-view.ts";
import { totalsOf } from "../../totals.ts";
import type { CartItemView, CartView, SoldOutMarker } from "../schema.ts";

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
