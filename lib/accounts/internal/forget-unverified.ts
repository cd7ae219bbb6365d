import "server-only";
import type { Database } from "../../database/db.ts";
import { knownDevice, type Requester } from "../requester.ts";
import { codeRequesters } from "./code-hash.ts";
import { endAllSessions } from "./end-all-sessions.ts";
import type { TriedCode } from "./try-code.ts";

/**
 * Returns whether the bearer of a code has put into the account what it holds: a browser that has signed in to
 * it, or one at the address that registered it and asked for the code.
 */
export function isPutInBy(
  requester: Requester,
  { registeredBy }: { registeredBy: string | null },
  { userId, isOwn }: TriedCode,
): boolean {
  if (knownDevice(requester, userId ?? undefined)) return true;
  return isOwn && registeredBy !== null && codeRequesters(requester).includes(registeredBy);
}

/** Empties an unverified account, which may be a stranger's, and ends its sessions. Orders keep their copies. */
export async function forgetUnverified(tx: Database, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { phoneNumber: "" }, select: { id: true } });
  await tx.address.deleteMany({ where: { userId } });
  // With its lines and its checkout token.
  await tx.cart.deleteMany({ where: { userId } });
  await endAllSessions(tx, userId);
}
