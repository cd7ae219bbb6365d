import { z } from "zod";
import { SERVICES } from "../shipping/schema.ts";

const EMPTY = "This field can't be empty";

function requiredText(max: number) {
  return z.string(EMPTY).trim().min(1, EMPTY).max(max);
}

/** Spaces, dashes and a leading + are dropped; 62 followed by 8 to 13 digits is what stays. */
const phoneNumber = requiredText(30)
  .transform((text) => text.replaceAll(/[\s()-]/g, "").replace(/^\+/, ""))
  .pipe(z.string().regex(/^62/, "Phone number must start with '62'"))
  .pipe(z.string().regex(/^62\d{8,13}$/, "Phone number must be 62 followed by 8 to 13 digits"));

/** The address fields of the checkout, as the contract names them. */
export const checkoutAddressInput = z.object({
  recipient: requiredText(100),
  phone_number: phoneNumber,
  address: requiredText(300),
  description: requiredText(200),
  /** `name&id=provinceId` */
  province: requiredText(100),
  /** A city's text as GET /api/city lists it, or its id. */
  city: requiredText(100),
  zip_code: requiredText(10).pipe(z.string().regex(/^\d{5}$/, "Zip code must be 5 digits")),
});

export type CheckoutAddress = z.infer<typeof checkoutAddressInput>;

const rupiah = z.union([
  z.int().min(0).max(1_000_000_000),
  z
    .string()
    .trim()
    .regex(/^\d{1,10}$/)
    .transform(Number),
]);

/** What the customer saw when they chose; the server prices the order itself. */
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
