import "server-only";
import { db } from "../../database/db.ts";
import { knownDevice, type Requester } from "../requester.ts";

/** Returns the id of a browser that has signed in with this e-mail. Looks it up only for a signed device cookie. */
export async function findKnownDevice(email: string, requester: Requester): Promise<string | null> {
  if (!requester.device) return null;
  const account = await db().user.findUnique({ where: { email }, select: { id: true } });
  return knownDevice(requester, account?.id);
}
