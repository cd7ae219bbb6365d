import "server-only";
import type { Address, City, Province } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { notFound } from "../errors.ts";
import { formatProvince } from "../fields/province-text.ts";
import type { AddressView } from "./schema.ts";

export const MAX_ADDRESSES = 100;

/** Returns one of the caller's saved addresses. Throws not-found. */
export async function getAddress(actor: Actor, id: string): Promise<AddressView> {
  const row = isId(id)
    ? await db().address.findFirst({
        where: { id, userId: actor.userId, isSaved: true },
        include: { city: { include: { province: true } } },
      })
    : null;
  if (!row) throw notFound("Address");
  return toAddressView(row);
}

/** Lists the caller's saved addresses, newest first. */
export async function listAddresses(actor: Actor): Promise<AddressView[]> {
  const rows = await db().address.findMany({
    where: { userId: actor.userId, isSaved: true },
    include: { city: { include: { province: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_ADDRESSES,
  });
  return rows.map(toAddressView);
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
