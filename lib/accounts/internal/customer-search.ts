import type { Prisma } from "#prisma/generated/client.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import { normalizePhoneNumber } from "../../fields/phone-number.ts";

/** Fewer digits match nearly every phone number. */
const MIN_PHONE_DIGITS = 3;

/** Returns a filter for customers whose name, e-mail or phone number contains the text. */
export function customersMatching(text: string): Prisma.UserWhereInput {
  if (text === "") return { role: "user" };
  const part = { contains: escapeLike(text), mode: "insensitive" } as const;
  const digits = normalizePhoneNumber(text);
  const isPhone = /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS;
  return {
    role: "user",
    OR: [
      { name: part },
      { email: part },
      ...(isPhone ? [{ phoneNumber: { contains: digits } }] : []),
    ],
  };
}
