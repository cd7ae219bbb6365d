import "server-only";
import { limit, queues } from "../../limits/limit.ts";
import type { Requester } from "../requester.ts";
import { findKnownDevice } from "./find-known-device.ts";

/**
 * Lets a log-in pass, after a wait while its e-mail or address is slowed down (docs/accounts.md#limits). A
 * browser that the account knows never waits. Holds no hash slot and no connection meanwhile. Returns the
 * counters of this log-in. Throws too-many-requests, and so do they.
 */
export async function checkLogInLimits(email: string, requester: Requester) {
  const { group } = requester;
  const device = await findKnownDevice(email, requester);
  const failures = limit("login", [email, device ? `device ${device}` : `address ${group}`]);
  const successes = limit("login-success", email);
  async function assertAllowed(): Promise<void> {
    await Promise.all([failures.assertLeft(), successes.assertLeft()]);
  }
  if (!device) {
    await assertAllowed();
    await waitForTurn(email, group);
  }
  return {
    assertAllowed,
    /** Throws beyond the limit too, so that concurrent guesses learn nothing. */
    async countFailure(): Promise<void> {
      await Promise.all([failures.take(), device ?? limit("login-address", group).count()]);
    },
    async countSuccess(): Promise<void> {
      await successes.take();
      await failures.reset();
      if (device) return;
      // Doesn't reset an address: attackers could by logging in to an account of their own.
      await limit("login-email", email).count(-1);
      await limit("login-slowed", [email, group]).reset();
    },
  };
}

/** Resets the limits of an e-mail at every address, after a new password. */
export async function forgetLogIns(email: string): Promise<void> {
  await limit("login", email).resetAll();
  await limit("login-success", email).reset();
}

/** Counts by e-mail before the password is checked, so that of many at once few aren't slowed down. */
async function waitForTurn(email: string, group: string): Promise<void> {
  const [emailHasLeft, failsOften, addressHasLeft] = await Promise.all([
    limit("login-email", email).allows(),
    limit("login-address", group).isUsedUp(),
    limit("login-attempt", group).allows(),
  ]);
  const addressIsSlowed = failsOften || !addressHasLeft;
  if (emailHasLeft && !addressIsSlowed) return;
  const attempts = await limit("login-slowed", [email, group]).count();
  if (addressIsSlowed) await queues["login-address"].acquire(group, attempts);
  if (!emailHasLeft) await queues["login-email"].acquire(email, attempts);
}
