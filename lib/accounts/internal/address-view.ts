import type { Address, City, Province } from "#prisma/generated/client.ts";
import { formatProvince } from "../../fields/province-text.ts";
import type { AddressView } from "../schema.ts";

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
