import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";

/** Lists the issuers whose identities open the caller's account. */
export async function listLinkedIssuers(actor: Actor): Promise<string[]> {
  const identities = await db().identity.findMany({
    where: { userId: actor.userId },
    select: { issuer: true },
  });
  return identities.map(({ issuer }) => issuer);
}
