import { z } from "zod";
import { asError } from "../language/spoken-language.ts";
import { words } from "../language/words.ts";
import { bareCode } from "./pasted-text.ts";
import { personNameField } from "./person-name.ts";
import { phoneNumberField } from "./phone-number.ts";
import { atMost, EMPTY, requiredText } from "./required-text.ts";

const NOT_FIVE_DIGITS = words("Zip code must be 5 digits", "Kode pos harus 5 angka");

const text = (max: number) => requiredText(max, { language: "spoken" });

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
    .string(asError(EMPTY))
    .overwrite(bareCode)
    .min(1, { ...asError(EMPTY), abort: true })
    .max(10, { ...atMost(10), abort: true })
    .regex(/^\d{5}$/, asError(NOT_FIVE_DIGITS)),
});
