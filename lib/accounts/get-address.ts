import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../db.ts";
import { notFound } from "../errors.ts";
import { isId } from "../identifiers.ts";
import { toAddressView } from "./internal/address-view.ts";
import type { AddressView } from "./schema.ts";

/** One of the caller's saved addresses. Throws not-found for anything else. */
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
