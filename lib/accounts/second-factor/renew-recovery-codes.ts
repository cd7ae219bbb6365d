import "server-only";
import type { Actor } from "../../actor.ts";
import { inTransaction } from "../../database/transaction.ts";
import { endOtherSessions } from "../internal/end-all-sessions.ts";
import { queueNotice } from "../internal/second-factor/queue-notice.ts";
import { replaceRecoveryCodes } from "../internal/second-factor/recovery-codes.ts";
import { confirmOwner } from "./confirm-owner.ts";
import { assertEnrolled } from "./read-factor.ts";
import type { OwnerProof } from "./schema.ts";

/** Returns new recovery codes, ends other sessions, mails the owner. Throws conflict (no factor), as confirmOwner. */
export async function renewRecoveryCodes(actor: Actor, proof: OwnerProof): Promise<string[]> {
  await confirmOwner(actor, proof);
  await assertEnrolled(actor.userId);
  return inTransaction(async (tx) => {
    const codes = await replaceRecoveryCodes(tx, actor.userId);
    await endOtherSessions(tx, actor.userId, actor.sessionId);
    await queueNotice(tx, actor.userId, "codes-renewed");
    return codes;
  });
}
