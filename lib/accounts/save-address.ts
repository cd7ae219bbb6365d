import "server-only";
import type { Actor } from "../actor.ts";
import { isUniqueViolation } from "../database-errors.ts";
import { db } from "../db.ts";
import { invalidField } from "../errors.ts";
import { toAddressView } from "./internal/address-view.ts";
import type { AddressView, SaveAddressInput } from "./schema.ts";

/** What two spellings of the same address have in common. */
function addressKey(address: string): string {
  return address.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** Saves an address for the caller. Throws invalid for one they have already and for an unknown city. */
export async function saveAddress(actor: Actor, input: SaveAddressInput): Promise<AddressView> {
  const city = await db().city.findFirst({
    where: { OR: [{ id: input.city }, { name: { equals: input.city, mode: "insensitive" } }] },
    select: { id: true },
  });
  if (!city) throw invalidField("city", "Choose a city from the list");
  try {
    const saved = await db().address.create({
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
    return toAddressView(saved);
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField("address", "This address already exists");
    throw error;
  }
}
