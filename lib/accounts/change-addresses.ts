import "server-only";
import type { Actor } from "../actor.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import { db } from "../database/db.ts";
import { definedFields } from "../database/defined-fields.ts";
import { type AppError, invalidField, notFound } from "../errors.ts";
import { getCity } from "../places/find-city.ts";
import { getAddress, MAX_ADDRESSES, toAddressView } from "./read-addresses.ts";
import type { AddressView, SaveAddressInput, UpdateAddressInput } from "./schema.ts";

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

/** Changes one of the caller's addresses. Throws not-found, and invalid for an unknown city or a duplicate. */
export async function updateAddress(
  actor: Actor,
  id: string,
  input: UpdateAddressInput,
): Promise<AddressView> {
  const { address, city } = input;
  try {
    const { count } = await db().address.updateMany({
      where: { id, userId: actor.userId, isSaved: true },
      data: definedFields({
        recipient: input.recipient,
        phoneNumber: input.phone_number,
        description: input.description,
        zipCode: input.zip_code,
        address,
        addressKey: address && addressKey(address),
        cityId: city && (await getCity(city)).id,
      }),
    });
    if (count === 0) throw notFound("Address");
  } catch (error) {
    throw isUniqueViolation(error) ? addressExists() : error;
  }
  return getAddress(actor, id);
}

/** Removes one of the caller's saved addresses; orders keep a copy. Throws not-found. */
export async function deleteAddress(actor: Actor, id: string): Promise<void> {
  const { count } = await db().address.deleteMany({
    where: { id, userId: actor.userId, isSaved: true },
  });
  if (count === 0) throw notFound("Address");
}

/** Returns an address without differences in case and spaces, to find duplicates. */
function addressKey(address: string): string {
  return address.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

function addressExists(): AppError {
  return invalidField("address", "This address already exists");
}
