import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import { MAX_ADDRESSES, toAddressView } from "../internal/address-row.ts";
import type { AddressView } from "../schema.ts";

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
