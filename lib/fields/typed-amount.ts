import { z } from "zod";
import { parseTypedAmount } from "../rupiah.ts";
import { plainCode } from "./pasted-text.ts";

const MAX_TYPED_LENGTH = 30;

/** Returns the field of an amount in whole rupiah, 1 or more, as people and banking apps write it. */
export function typedAmount(message: string) {
  return z
    .union(
      [z.string().overwrite(plainCode).max(MAX_TYPED_LENGTH, message), z.int().transform(String)],
      message,
    )
    .transform((typed, context) => {
      const amount = parseTypedAmount(typed);
      if (amount) return amount;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}
