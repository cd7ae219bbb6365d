import { z } from "zod";
import { factorCode, MAX_PASSWORD_LENGTH } from "../accounts/schema.ts";
import { atMost } from "../fields/required-text.ts";

const REQUIRED = "This field is required";

export const deleteAccountInput = z.object({
  password: z
    .string(REQUIRED)
    .min(1, REQUIRED)
    .max(MAX_PASSWORD_LENGTH, atMost(MAX_PASSWORD_LENGTH)),
  code: factorCode,
});

export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** The body of a 409: the orders that have to end, or whose money has to go back, first. */
export const deleteAccountConflict = z.object({ order_numbers: z.array(z.string()) });
