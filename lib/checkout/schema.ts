import { z } from "zod";
import { soldOutMarker } from "../cart/schema.ts";
import { addressFields } from "../fields/address-fields.ts";
import { noteText } from "../fields/note-text.ts";
import { atMost } from "../fields/required-text.ts";
import { MAX_UNIQUE_AMOUNT } from "../orders/placing/first-free-amount.ts";
import { CARRIER_IDS, DEFAULT_CARRIER, SERVICE_CODES } from "../shipping/carriers.ts";
import { shippingOptionView } from "../shipping/schema.ts";

export const checkoutAddressInput = addressFields;

export type CheckoutAddress = z.infer<typeof checkoutAddressInput>;

function rupiah(max: number) {
  const message = `Must be whole rupiah from 0 to ${max}`;
  const whole = z.int(message).min(0).max(max);
  const digits = z
    .string()
    .trim()
    .regex(/^\d{1,16}$/)
    .transform(Number);
  return z.union([whole, digits.pipe(whole)], message);
}

/** The price that the customer saw. The server computes prices itself. */
export const shippingChoiceInput = z.object({
  ongkir: rupiah(1_000_000_000),
  carrier: z.enum(CARRIER_IDS, "Choose the delivery method").default(DEFAULT_CARRIER),
  service: z.enum(SERVICE_CODES, "Choose the delivery method"),
  etd: z.string().trim().max(20, atMost(20)).default(""),
  /** The rupiah that name the order, null for none. The server chooses where it is absent. */
  unique_amount: rupiah(MAX_UNIQUE_AMOUNT).nullable().optional(),
});

export type ShippingChoice = z.infer<typeof shippingChoiceInput>;

/** An option of the caller's cart, with the rupiah that would name the order; null for none. */
const pricedOption = shippingOptionView.extend({ unique_amount: z.int().nullable() });

export type PricedOption = z.infer<typeof pricedOption>;

export const shippingAnswer = z.object({ data: z.array(pricedOption) });

export const MAX_CUSTOMER_NOTE = 300;

export const customerNote = noteText.pipe(
  z.string().max(MAX_CUSTOMER_NOTE, `Your note may have at most ${MAX_CUSTOMER_NOTE} characters`),
);

export const placeOrderInput = z.object({
  ...checkoutAddressInput.shape,
  ...shippingChoiceInput.shape,
  customer_note: customerNote.optional(),
  /** Total that the customer saw: products and charges. Not compared where a client leaves it out. */
  total: rupiah(Number.MAX_SAFE_INTEGER).optional(),
});

export type PlaceOrderInput = z.infer<typeof placeOrderInput>;

const placedOrder = z.object({ id: z.string(), order_no: z.string() });

export const placeOrderAnswer = z.object({ data: placedOrder });

/** The order of a 422 whose idempotency key was used with another body. */
export const earlierOrder = placedOrder;

export type EarlierOrder = z.infer<typeof earlierOrder>;

/** The present figures of a cart that differs from what the customer saw. Sums are rupiah. */
export const presentFigures = z.object({
  /** Null, as etd and total, where the service has no price any more. */
  ongkir: z.int().nullable(),
  etd: z.string().nullable(),
  /** The rupiah that would name the order; null for none. */
  unique_amount: z.int().nullable(),
  lines: z.array(
    z.object({
      product_id: z.string(),
      name: z.string(),
      quantity: z.int(),
      /** Of one piece, as a numeric string. */
      price: z.string(),
    }),
  ),
  subtotal: z.int(),
  total: z.int().nullable(),
});

export type PresentFigures = z.infer<typeof presentFigures>;

/** The body of a 409: lines that sold out, the present figures, or whether a verified e-mail helps. */
export const placeOrderConflict = z.object({
  soldOut: z.array(soldOutMarker),
  ...presentFigures.shape,
  verify_email: z.boolean(),
});
