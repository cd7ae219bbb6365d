import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";

/** Returns whether the caller's account has a password; a provider opens accounts without one. */
export async function hasPassword(actor: Actor): Promise<boolean> {
  const user = await db().user.findUnique({
    where: { id: actor.userId },
    select: { hasPassword: true },
  });
  return user?.hasPassword ?? false;
}
