import { z } from "zod";
import { bareCode } from "./pasted-text.ts";
import { personNameField } from "./person-name.ts";
import { phoneNumberField } from "./phone-number.ts";
import { atMost, EMPTY, requiredText } from "./required-text.ts";

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
  zip_code: z
    .string(EMPTY)
    .overwrite(bareCode)
    .min(1, { error: EMPTY, abort: true })
    .max(10, { error: atMost(10), abort: true })
    .regex(/^\d{5}$/, "Zip code must be 5 digits"),
});
