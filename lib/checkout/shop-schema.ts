import { z } from "zod";
import { paymentMethod } from "../shop/settings-schema.ts";
import { shippingAnswer } from "./schema.ts";

/** The shop's facts, as its pages say them. */
export const shopView = z
  .object({
    name: z.string(),
    site: z.string(),
    email: z.string(),
    phone: z.string(),
    whatsapp: z.string().nullable(),
    hours: z.string(),
    address: z.object({
      street: z.string(),
      city: z.string(),
      zip_code: z.string(),
      country: z.string(),
      map: z.string(),
    }),
    profiles: z.array(z.object({ name: z.string(), link: z.string() })),
    currency: z.string(),
    time_zone: z.string(),
    payment: z.object({
      deadline_hours: z.int(),
      late_proof_days: z.int(),
      proof_retention_days: z.int(),
    }),
    delivery: z.object({
      origin: z.string(),
      dispatch_hours: z.int(),
      return_days: z.int(),
      carriers: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          max_weight: z.int(),
          tracking_link: z.string(),
          services: z.array(z.object({ service: z.string(), description: z.string() })),
        }),
      ),
    }),
    order_limits: z.array(
      z.object({ what: z.string(), by: z.string(), most: z.int(), until_verified: z.boolean() }),
    ),
    pictures: z.object({
      files: z.array(z.string()),
      max_upload_bytes: z.int(),
    }),
  })
  .meta({ id: "Shop" });

export type ShopView = z.infer<typeof shopView>;

export const shopAnswer = z.object({ data: shopView });

/** Prices of a parcel, and where the order will be paid. Not in schema.ts, which the checkout's pages load. */
export const shippingAndPaymentAnswer = shippingAnswer.extend(paymentMethod.shape);
