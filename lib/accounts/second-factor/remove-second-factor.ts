import "server-only";
import type { Actor } from "../../actor.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError } from "../../errors.ts";
import { getUser } from "../get-user.ts";
import { endOtherSessions } from "../internal/end-all-sessions.ts";
import { deleteFactor } from "../internal/second-factor/delete-factor.ts";
import { queueNotice } from "../internal/second-factor/queue-notice.ts";
import { confirmOwner } from "./confirm-owner.ts";
import { assertEnrolled, isSecondFactorRequired } from "./read-factor.ts";
import type { OwnerProof } from "./schema.ts";

/**
 * Turns the caller's second factor off, ends the other sessions and mails the owner. Throws forbidden
 * where the role needs one, conflict where there is none, and as confirmOwner.
 */
export async function removeSecondFactor(actor: Actor, proof: OwnerProof): Promise<void> {
  // Not the actor's role: an admin who has to change the password first acts as a customer.
  const { role } = await getUser(actor);
  if (isSecondFactorRequired(role)) {
    throw new AppError("forbidden", "This shop's admins can't turn two-step sign-in off");
  }
  await confirmOwner(actor, proof);
  await assertEnrolled(actor.userId);
  await inTransaction(async (tx) => {
    await deleteFactor(tx, actor.userId);
    await endOtherSessions(tx, actor.userId, actor.sessionId);
    await queueNotice(tx, actor.userId, "removed");
  });
}
