import { type AppError, invalidField } from "../../errors.ts";

/** A customer keeps no more addresses than fit one page of a list. */
export const MAX_ADDRESSES = 100;

/** What two spellings of the same address have in common. */
export function addressKey(address: string): string {
  return address.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

export function addressExists(): AppError {
  return invalidField("address", "This address already exists");
}
