import "server-only";
import { db } from "../../database/db.ts";
import {
  assertWithinLimit,
  consumeLimit,
  countUse,
  isUsedUp,
  refundLimit,
  resetLimit,
} from "../../database/rate-limit.ts";
import { knownDevice, type Requester } from "../requester.ts";
import {
  FAILURES_BY_ADDRESS,
  FAILURES_BY_EMAIL,
  LOGIN_FAILURES,
  LOGINS,
  LOGINS_BY_ADDRESS,
  SLOWED_LOGINS,
} from "./limits.ts";
import { loginsOfAddress, loginsOfEmail } from "./throttles.ts";

/** A log-in that is counted by its limits (docs/accounts.md#limits). */
export type LogInAttempt = {
  /** Throws too-many-requests. */
  assertAllowed: () => Promise<void>;
  /** Throws too-many-requests beyond the limit, so that concurrent guesses learn nothing. */
  countFailure: () => Promise<void>;
  /** Throws too-many-requests for the right passwords of one account. */
  countSuccess: () => Promise<void>;
};

/**
 * Admits a log-in, after a wait while its e-mail or address is slowed down. A browser that the account
 * knows never waits. Holds no hash slot and no connection meanwhile. Throws too-many-requests.
 */
export async function admitLogIn(email: string, requester: Requester): Promise<LogInAttempt> {
  const device = await findKnownDevice(email, requester);
  return device ? ofKnownBrowser(email, device) : ofStranger(email, requester.group);
}

/** Looks the account up only for a browser with a device cookie, which strangers can't make. */
async function findKnownDevice(email: string, requester: Requester): Promise<string | null> {
  if (!requester.device) return null;
  const account = await db().user.findUnique({ where: { email }, select: { id: true } });
  return knownDevice(requester, account?.id);
}

function ofKnownBrowser(email: string, device: string): LogInAttempt {
  return narrowly(email, `device ${device}`);
}

async function ofStranger(email: string, group: string): Promise<LogInAttempt> {
  const narrow = narrowly(email, `address ${group}`);
  await narrow.assertAllowed();
  await waitForTurn(email, group);
  return {
    ...narrow,
    async countFailure() {
      await Promise.all([narrow.countFailure(), countUse(FAILURES_BY_ADDRESS, group)]);
    },
    // Doesn't reset an address: attackers could by logging in to an account of their own.
    async countSuccess() {
      await narrow.countSuccess();
      await refundLimit(FAILURES_BY_EMAIL, email);
      await resetLimit(SLOWED_LOGINS, [email, group]);
    },
  };
}

/** Counts by e-mail and caller together. */
function narrowly(email: string, caller: string): LogInAttempt {
  const who = [email, caller];
  return {
    async assertAllowed() {
      await Promise.all([assertWithinLimit(LOGIN_FAILURES, who), assertWithinLimit(LOGINS, email)]);
    },
    countFailure: () => consumeLimit(LOGIN_FAILURES, who),
    async countSuccess() {
      await consumeLimit(LOGINS, email);
      await resetLimit(LOGIN_FAILURES, who);
    },
  };
}

/** Counts by e-mail before the password is checked, so that of many at once few aren't slowed down. */
async function waitForTurn(email: string, group: string): Promise<void> {
  const [failures, failsOften, logins] = await Promise.all([
    countUse(FAILURES_BY_EMAIL, email),
    isUsedUp(FAILURES_BY_ADDRESS, group),
    countUse(LOGINS_BY_ADDRESS, group),
  ]);
  const emailIsSlowed = failures > FAILURES_BY_EMAIL.points;
  const addressIsSlowed = failsOften || logins > LOGINS_BY_ADDRESS.points;
  if (!emailIsSlowed && !addressIsSlowed) return;
  const attempts = await countUse(SLOWED_LOGINS, [email, group]);
  if (addressIsSlowed) await loginsOfAddress.turn(group, attempts);
  if (emailIsSlowed) await loginsOfEmail.turn(email, attempts);
}
