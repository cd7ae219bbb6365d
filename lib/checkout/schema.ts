import { z } from "zod";
import { soldOutMarker } from "../cart/schema.ts";
import { addressFields } from "../fields/address-fields.ts";
import { SERVICES } from "../shipping/schema.ts";

export const checkoutAddressInput = addressFields;

export type CheckoutAddress = z.infer<typeof checkoutAddressInput>;

const rupiah = z.union([
  z.int().min(0).max(1_000_000_000),
  z
    .string()
    .trim()
    .regex(/^\d{1,10}$/)
    .transform(Number),
]);

/** The price that the customer saw. The server computes prices itself. */
export const shippingChoiceInput = z.object({
  ongkir: rupiah,
  service: z.enum(SERVICES, "Choose the delivery method"),
  etd: z.string().trim().max(20).default(""),
});

export type ShippingChoice = z.infer<typeof shippingChoiceInput>;

export const placeOrderInput = z.object({
  ...checkoutAddressInput.shape,
  ...shippingChoiceInput.shape,
});

export type PlaceOrderInput = z.infer<typeof placeOrderInput>;

export const placeOrderAnswer = z.object({
  data: z.object({ id: z.string(), order_no: z.string() }),
});

/** The body of a 409: lines that sold out, the present shipping price, or whether a verified e-mail helps. */
export const placeOrderConflict = z.object({
  soldOut: z.array(soldOutMarker),
  ongkir: z.int().nullable(),
  etd: z.string().nullable(),
  verify_email: z.boolean(),
});
