import "server-only";
import { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import { getAddress } from "./get-address.ts";
import { addressExists, addressKey } from "./internal/address-key.ts";
import { findCity } from "./internal/find-city.ts";
import type { AddressView, UpdateAddressInput } from "./schema.ts";

/**
 * Changes one of the caller's saved addresses; an absent field stays. Throws not-found for anybody
 * else's, and invalid for an unknown city or a text that another of their addresses has.
 */
export async function updateAddress(
  actor: Actor,
  id: string,
  input: UpdateAddressInput,
): Promise<AddressView> {
  const { address, city } = input;
  try {
    const { count } = await db().address.updateMany({
      where: { id, userId: actor.userId, isSaved: true },
      data: {
        recipient: input.recipient ?? Prisma.skip,
        phoneNumber: input.phone_number ?? Prisma.skip,
        description: input.description ?? Prisma.skip,
        zipCode: input.zip_code ?? Prisma.skip,
        ...(address === undefined ? {} : { address, addressKey: addressKey(address) }),
        ...(city === undefined ? {} : { cityId: await findCity(city) }),
      },
    });
    if (count === 0) throw notFound("Address");
  } catch (error) {
    throw isUniqueViolation(error) ? addressExists() : error;
  }
  return getAddress(actor, id);
}
