import "server-only";
import type { Prisma, User } from "#prisma/generated/client.ts";
import { escapeLike } from "../../database/like-pattern.ts";
import { normalizePhoneNumber } from "../../fields/phone-number.ts";
import type { CustomerView } from "../schema.ts";

export const CUSTOMER_FIELDS = {
  id: true,
  name: true,
  email: true,
  phoneNumber: true,
} satisfies Prisma.UserSelect;

export function toCustomerView({
  phoneNumber,
  ...row
}: Pick<User, keyof typeof CUSTOMER_FIELDS>): CustomerView {
  return { ...row, phone_number: phoneNumber };
}

/** Fewer digits match nearly every phone number. */
const MIN_PHONE_DIGITS = 3;

/** Accounts that a customer deleted hold no person. */
const CUSTOMERS = { role: "user", deletedAt: null } as const;

/** Returns a filter for customers whose name, e-mail or phone number contains the text. */
export function customersMatching(text: string): Prisma.UserWhereInput {
  if (text === "") return CUSTOMERS;
  const part = { contains: escapeLike(text), mode: "insensitive" } as const;
  const digits = normalizePhoneNumber(text);
  const isPhone = /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS;
  return {
    ...CUSTOMERS,
    OR: [
      { name: part },
      { email: part },
      ...(isPhone ? [{ phoneNumber: { contains: digits } }] : []),
    ],
  };
}
