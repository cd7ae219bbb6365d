import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { notFound } from "../../errors.ts";
import { toAddressView } from "../internal/address-row.ts";
import type { AddressView } from "../schema.ts";

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
