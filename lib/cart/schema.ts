import { z } from "zod";
import { productView } from "../catalogue/schema.ts";

/** Tells the customer that a line sold out, wholly or in part. */
export const soldOutMarker = z
  .object({
    type: z.enum(["deducted", "removed"]),
    item: z.object({
      product_id: z.string(),
      name: z.string(),
      /** English side of the name, empty where there is none. */
      name_en: z.string(),
      image: z.string().nullable(),
      from: z.number().int(),
      to: z.number().int(),
    }),
  })
  .meta({ id: "SoldOutMarker" });

export type SoldOutMarker = z.infer<typeof soldOutMarker>;

export const cartItemView = z
  .object({
    id: z.string(),
    product_id: z.string(),
    /** 0 for a removed line. */
    quantity: z.number().int(),
    /** One of the sizes that the product lists (docs/catalogue.md#sizes-of-a-chart-in-a-picture), or null. */
    chosen_size: z.string().nullable(),
    product: productView,
    /** A soldOutMarker as JSON text. */
    sold_out: z.string().nullable(),
  })
  .meta({ id: "CartItem" });

export type CartItemView = z.infer<typeof cartItemView>;

export const cartView = z.object({
  cartItems: z.array(cartItemView),
  /** Rupiah. */
  subtotal: z.number().int(),
  soldOut: z.array(soldOutMarker),
  /** The sum of the quantities. */
  cartBadge: z.number().int(),
});

export type CartView = z.infer<typeof cartView>;

export const cartBadgeView = z.object({ cartBadge: z.number().int() });

const MAX_QUANTITY = 10_000;

function quantity(min: number) {
  const error = "Quantity must be a whole number";
  const whole = z.int(error).min(min).max(MAX_QUANTITY);
  const digits = z
    .string()
    .trim()
    .regex(/^\d{1,5}$/)
    .transform(Number);
  return z.union([whole, digits.pipe(whole)], { error });
}

/** Absent or empty, the line keeps its choice. */
const chosenSize = z
  .string("Choose one of the sizes")
  .trim()
  .transform((size) => size || undefined)
  .optional();

export const addCartItemInput = z.object({
  quantity: quantity(1).default(1),
  chosen_size: chosenSize,
});

/** A quantity of 0 removes the line. */
export const setCartItemInput = z.object({ quantity: quantity(0), chosen_size: chosenSize });

export const cartItemAnswer = z.object({
  data: cartItemView.nullable(),
  cartBadge: z.number().int(),
});
