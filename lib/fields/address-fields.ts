import { z } from "zod";
import { phoneNumberField } from "./phone-number.ts";

const EMPTY = "This field can't be empty";

function requiredText(max: number) {
  return z.string(EMPTY).trim().min(1, EMPTY).max(max);
}

/** Where a parcel goes: the fields that the address book and the checkout share. */
export const addressFields = z.object({
  recipient: requiredText(100),
  phone_number: phoneNumberField(EMPTY),
  address: requiredText(300),
  description: requiredText(200),
  /** `name&id=provinceId` */
  province: requiredText(100),
  /** A city's text as GET /api/city lists it, or its id. */
  city: requiredText(100),
  zip_code: requiredText(10).pipe(z.string().regex(/^\d{5}$/, "Zip code must be 5 digits")),
});
