import type { Prisma, User } from "#prisma/generated/client.ts";
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
