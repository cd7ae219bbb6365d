import "server-only";
import type { Address, City, Province } from "#prisma/generated/client.ts";
import { type AppError, invalidField } from "../../errors.ts";
import { formatProvince } from "../../fields/province-text.ts";
import type { AddressView } from "../schema.ts";

export const MAX_ADDRESSES = 100;

/** Returns an address without differences in case and spaces, to find duplicates. */
export function addressKey(address: string): string {
  return address.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

export function addressExists(): AppError {
  return invalidField("address", "This address already exists");
}

type AddressRow = Address & { city: City & { province: Province } };

export function toAddressView(row: AddressRow): AddressView {
  return {
    id: row.id,
    recipient: row.recipient,
    phone_number: row.phoneNumber,
    address: row.address,
    description: row.description,
    city: row.city.name,
    province: formatProvince(row.city.province),
    zip_code: row.zipCode,
    is_saved: row.isSaved,
  };
}
