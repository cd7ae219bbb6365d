import { z } from "zod";

const EMPTY = "This field can't be empty";

function requiredText(max: number) {
  return z.string(EMPTY).trim().min(1, EMPTY).max(max);
}

/** Spaces, dashes and a leading + are dropped; 62 followed by 8 to 13 digits is what stays. */
const phoneNumber = requiredText(30)
  .transform((text) => text.replaceAll(/[\s()-]/g, "").replace(/^\+/, ""))
  .pipe(z.string().regex(/^62/, "Phone number must start with '62'"))
  .pipe(z.string().regex(/^62\d{8,13}$/, "Phone number must be 62 followed by 8 to 13 digits"));

/** Where a parcel goes: the fields that the address book and the checkout share. */
export const addressFields = z.object({
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
