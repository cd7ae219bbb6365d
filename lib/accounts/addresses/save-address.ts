import "server-only";
import type { Actor } from "../../actor.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { db } from "../../database/db.ts";
import { invalidField } from "../../errors.ts";
import { getCity } from "../../places/find-city.ts";
import {
  addressExists,
  addressKey,
  MAX_ADDRESSES,
  toAddressView,
} from "../internal/address-row.ts";
import type { AddressView, SaveAddressInput } from "../schema.ts";

/** Saves an address for the caller. Throws invalid for a duplicate and for an unknown city. */
export async function saveAddress(actor: Actor, input: SaveAddressInput): Promise<AddressView> {
  const [city, saved] = await Promise.all([
    getCity(input.city),
    db().address.count({ where: { userId: actor.userId } }),
  ]);
  if (saved >= MAX_ADDRESSES) {
    throw invalidField("address", `You can keep ${MAX_ADDRESSES} addresses. Delete one first.`);
  }
  try {
    const address = await db().address.create({
      data: {
        userId: actor.userId,
        recipient: input.recipient,
        phoneNumber: input.phone_number,
        address: input.address,
        addressKey: addressKey(input.address),
        description: input.description,
        cityId: city.id,
        zipCode: input.zip_code,
      },
      include: { city: { include: { province: true } } },
    });
    return toAddressView(address);
  } catch (error) {
    throw isUniqueViolation(error) ? addressExists() : error;
  }
}
