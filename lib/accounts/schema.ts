import { z } from "zod";
import { addressFields } from "../address-fields.ts";

const EMPTY = "This field can't be empty";

/** Non-space text, an at sign, non-space text, a dot, non-space text (specification §5). */
export const EMAIL_FORMAT = /^\S+@\S+\.\S+$/;

export const userView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  role: z.enum(["user", "admin"]),
  email_verified: z.boolean(),
});

export type UserView = z.infer<typeof userView>;

export const loginInput = z.object({
  email: z.string(EMPTY).trim().min(1, EMPTY).max(254),
  password: z.string(EMPTY).min(1, EMPTY).max(128),
});

export type LoginInput = z.infer<typeof loginInput>;

export const loginAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  /** Seconds. */
  expires_in: z.number().int(),
});

export const saveAddressInput = addressFields;

export type SaveAddressInput = z.infer<typeof saveAddressInput>;

export const addressView = z.object({
  id: z.string(),
  recipient: z.string(),
  phone_number: z.string(),
  address: z.string(),
  description: z.string(),
  city: z.string(),
  /** `name&id=provinceId` */
  province: z.string(),
  zip_code: z.string(),
  is_saved: z.boolean(),
});

export type AddressView = z.infer<typeof addressView>;
