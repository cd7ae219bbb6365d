import { z } from "zod";
import { factorCode, MAX_PASSWORD_LENGTH, REQUIRED } from "../accounts/schema.ts";
import { atMost } from "../fields/required-text.ts";
import { asError } from "../language/spoken-language.ts";

export const deleteAccountInput = z.object({
  password: z
    .string(asError(REQUIRED))
    .min(1, asError(REQUIRED))
    .max(MAX_PASSWORD_LENGTH, atMost(MAX_PASSWORD_LENGTH)),
  code: factorCode,
});

export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** The body of a 409: the orders that have to end, or whose money has to go back, first. */
export const deleteAccountConflict = z.object({ order_numbers: z.array(z.string()) });
