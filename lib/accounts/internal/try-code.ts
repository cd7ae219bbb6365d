import "server-only";
import { type Database, db } from "../../database/db.ts";
import { isSameHash } from "../../environment/keyed-hash.ts";
import { limit, queues } from "../../limits/limit.ts";
import { LIMITS } from "../../limits/limits.ts";
import { loggedCaller, logSecurityEvent } from "../../telemetry/security-events.ts";
import type { Requester } from "../requester.ts";
import type { CodePurpose } from "../schema.ts";
import { codeRequesters, hashCode } from "./code-hash.ts";
import { findKnownDevice } from "./find-known-device.ts";

export type TriedCode = {
  id: string;
  purpose: CodePurpose;
  userId: string | null;
  /** The caller asked for it. */
  isOwn: boolean;
};

type LiveCode = TriedCode & { codeHash: string };

/** Counts a try first: concurrent ones stay limited. Returns the right code or null. Throws too-many-requests. */
export async function tryCode(
  email: string,
  code: string,
  purposes: CodePurpose[],
  requester: Requester,
): Promise<TriedCode | null> {
  const { group } = requester;
  // The owner's browser is spared the address's limit. A stranger's, which this account doesn't know, isn't.
  const device = await findKnownDevice(email, requester);
  const byCaller = limit("code-try-address", device ? `device ${device}` : `address ${group}`);
  const byStranger = limit("code-try", [email, group]);
  await byCaller.take();
  const tries = await byStranger.count();
  const mayTryForeign = tries <= LIMITS["code-try"].most;
  const isMatch = ({ codeHash, purpose }: LiveCode) =>
    isSameHash(codeHash, hashCode(purpose, email, code));

  const live = await findLive(email, purposes, requester);
  const exhausted: LiveCode[] = [];
  let found: LiveCode | undefined;
  for (const row of live) {
    if (!row.isOwn && !mayTryForeign) continue;
    if (await triesOf(row).allows()) found ??= isMatch(row) ? row : undefined;
    else if (!row.isOwn && isNewest(row, live)) exhausted.push(row);
  }
  if (!found && exhausted.length > 0) {
    await queues["code-others"].acquire(email, tries);
    const still = await findLive(email, purposes, requester);
    found = exhausted.find((row) => isMatch(row) && still.some(({ id }) => id === row.id));
  }
  logTry(found, live, group);
  if (!found) return null;
  await Promise.all([byCaller.count(-1), byStranger.count(-1)]);
  return found;
}

/** Takes back a successful try, because the reset form sends the code once more. */
export async function refundTry(code: TriedCode): Promise<void> {
  await triesOf(code).count(-1);
}

function triesOf({ id, isOwn }: Pick<TriedCode, "id" | "isOwn">) {
  return limit(isOwn ? "code-own" : "code-others", id);
}

/** Returns all live codes, newest first. */
async function findLive(
  email: string,
  purposes: CodePurpose[],
  requester: Requester,
): Promise<LiveCode[]> {
  const codes = await db().oneTimeCode.findMany({
    where: { email, purpose: { in: purposes }, usedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: "desc" },
    select: { id: true, purpose: true, userId: true, codeHash: true, requestedBy: true },
  });
  const requesters = codeRequesters(requester);
  return codes.map(({ purpose, requestedBy, ...code }) => ({
    ...code,
    purpose: purpose as CodePurpose,
    isOwn: requesters.includes(requestedBy),
  }));
}

function isNewest(code: LiveCode, live: LiveCode[]): boolean {
  return live.find(({ purpose }) => purpose === code.purpose) === code;
}

/** A wrong code has the account whose codes live. */
function logTry(found: LiveCode | undefined, [newest]: LiveCode[], group: string): void {
  const account = (found ?? newest)?.userId ?? undefined;
  const about = { account, from: loggedCaller(group), purpose: found?.purpose };
  logSecurityEvent(found ? "right code" : "wrong code", about);
}

/** Ends the codes that an account has got, perhaps of one purpose alone. */
export async function voidCodes(
  tx: Database,
  userId: string,
  purpose?: CodePurpose,
): Promise<void> {
  await tx.oneTimeCode.updateMany({
    where: { userId, usedAt: null, ...(purpose && { purpose }) },
    data: { usedAt: new Date() },
  });
}

/** Marks a code as used. Returns false if it was used already, also by a concurrent request. */
export async function redeemCode(tx: Database, id: string): Promise<boolean> {
  const now = new Date();
  const { count } = await tx.oneTimeCode.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
}
