import { z } from "zod";
import { personNameField } from "./person-name.ts";
import { phoneNumberField } from "./phone-number.ts";
import { EMPTY, requiredText } from "./required-text.ts";

const text = (max: number) => requiredText(max, { language: "en" });

export const addressFields = z.object({
  recipient: personNameField(EMPTY),
  phone_number: phoneNumberField(EMPTY),
  address: text(300),
  description: text(200),
  /** `name&id=provinceId` */
  province: text(100),
  /** Text from GET /api/city, or id. */
  city: text(100),
  zip_code: text(10).pipe(z.string().regex(/^\d{5}$/, "Zip code must be 5 digits")),
});
