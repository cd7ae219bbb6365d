import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { notFound } from "../../errors.ts";

/** Removes one of the caller's saved addresses; orders keep a copy. Throws not-found. */
export async function deleteAddress(actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw notFound("Address");
  const { count } = await db().address.deleteMany({
    where: { id, userId: actor.userId, isSaved: true },
  });
  if (count === 0) throw notFound("Address");
}
