import type { SaveAddressInput, UserView } from "#lib/accounts/schema.ts";

export type AccountContact = Pick<UserView, "name" | "phone_number">;

/** Returns an empty address to the account's own name and phone number. */
export function newAddress({ name, phone_number }: AccountContact): SaveAddressInput {
  return {
    recipient: name,
    phone_number,
    address: "",
    description: "",
    province: "",
    city: "",
    zip_code: "",
  };
}
