import { z } from "zod";
import { phoneNumberField } from "./phone-number.ts";
import { EMPTY, requiredText } from "./required-text.ts";

const text = (max: number) => requiredText(max, { language: "en" });

/** Where a parcel goes: the fields that the address book and the checkout share. */
export const addressFields = z.object({
  recipient: text(100),
  phone_number: phoneNumberField(EMPTY),
  address: text(300),
  description: text(200),
  /** `name&id=provinceId` */
  province: text(100),
  /** A city's text as GET /api/city lists it, or its id. */
  city: text(100),
  zip_code: text(10).pipe(z.string().regex(/^\d{5}$/, "Zip code must be 5 digits")),
});
