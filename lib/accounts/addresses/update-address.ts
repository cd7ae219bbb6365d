import "server-only";
import type { Actor } from "../../actor.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { db } from "../../database/db.ts";
import { definedFields } from "../../database/defined-fields.ts";
import { isId } from "../../database/identifiers.ts";
import { notFound } from "../../errors.ts";
import { getCity } from "../../places/find-city.ts";
import { addressExists, addressKey } from "../internal/address-row.ts";
import type { AddressView, UpdateAddressInput } from "../schema.ts";
import { getAddress } from "./get-address.ts";

/** Changes one of the caller's addresses. Throws not-found, and invalid for an unknown city or a duplicate. */
export async function updateAddress(
  actor: Actor,
  id: string,
  input: UpdateAddressInput,
): Promise<AddressView> {
  if (!isId(id)) throw notFound("Address");
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
