import { type AppError, invalidField } from "../../errors.ts";

export const MAX_ADDRESSES = 100;

/** Returns an address without differences in case and spaces, to find duplicates. */
export function addressKey(address: string): string {
  return address.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

export function addressExists(): AppError {
  return invalidField("address", "This address already exists");
}
