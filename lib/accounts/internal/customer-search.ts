import type { Prisma } from "#prisma/generated/client.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import { normalizePhoneNumber } from "../../fields/phone-number.ts";

/** Fewer digits than this are in nearly every number. */
const FEWEST_DIGITS = 3;

/** Customers whose name, e-mail or phone number (typed as 08…, +62… or a part of it) holds a text; all for an empty one. */
export function customersMatching(text: string): Prisma.UserWhereInput {
  if (text === "") return { role: "user" };
  const part = { contains: escapeLike(text), mode: "insensitive" } as const;
  const digits = normalizePhoneNumber(text);
  const isPhone = /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS;
  return {
    role: "user",
    OR: [
      { name: part },
      { email: part },
      ...(isPhone ? [{ phoneNumber: { contains: digits } }] : []),
    ],
  };
}
