import "server-only";
import { secondsInDay } from "date-fns/constants";
import type { Actor } from "../actor.ts";
import { assertWithinLimit, countUse, type Limit } from "../database/rate-limit.ts";

/** More than anybody changes their mind. */
export const CANCELLATIONS_BY_ACCOUNT: Limit = {
  name: "cancel-account",
  points: 10,
  window: secondsInDay,
};
/** Of all accounts of one address group: accounts are free. */
const CANCELLATIONS_BY_ADDRESS: Limit = {
  name: "cancel-address",
  points: 100,
  window: secondsInDay,
};

/**
 * Throws too-many-requests once the caller has cancelled often. Each order and each cancellation sends
 * mails, so without a limit both in turn would flood mailboxes. `group` is the address group, or null.
 */
export async function assertMayCancel(actor: Actor, group: string | null): Promise<void> {
  await assertWithinLimit(CANCELLATIONS_BY_ACCOUNT, actor.userId);
  if (group !== null) await assertWithinLimit(CANCELLATIONS_BY_ADDRESS, group);
}

/** Counts a cancellation that was made. */
export async function countCancellation(actor: Actor, group: string | null): Promise<void> {
  await countUse(CANCELLATIONS_BY_ACCOUNT, actor.userId);
  if (group !== null) await countUse(CANCELLATIONS_BY_ADDRESS, group);
}
