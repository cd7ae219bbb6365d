import "server-only";
import { db } from "../../database/db.ts";
import { knownDevice, type Requester } from "../requester.ts";

/**
 * Returns the id of the requester's browser if it has signed in to the account of this e-mail before. Looks the
 * account up only for a browser with a device cookie, which strangers can't make.
 */
export async function findKnownDevice(email: string, requester: Requester): Promise<string | null> {
  if (!requester.device) return null;
  const account = await db().user.findUnique({ where: { email }, select: { id: true } });
  return knownDevice(requester, account?.id);
}
