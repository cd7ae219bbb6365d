import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";

/** Removes one of the caller's saved addresses; orders keep their own copy. Throws not-found for anything else. */
export async function deleteAddress(actor: Actor, id: string): Promise<void> {
  const { count } = await db().address.deleteMany({
    where: { id, userId: actor.userId, isSaved: true },
  });
  if (count === 0) throw notFound("Address");
}
