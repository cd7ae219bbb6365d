import "server-only";
import { addHours } from "date-fns";
import type { Database } from "../../database/db.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { endPendingChange } from "../internal/pending-change.ts";
import type { LockedAccount } from "../lock-account.ts";

/** Lifetime of a new e-mail without its code (docs/accounts.md#change-of-e-mail). */
const PENDING_HOURS = 24;

/** Makes a new e-mail wait beside the present one, which is told if it is verified. Replaces an earlier pending change. */
export async function requestEmailChange(
  tx: Database,
  account: LockedAccount,
  newEmail: string,
): Promise<void> {
  await endPendingChange(tx, account.id);
  await tx.emailChange.create({
    data: {
      userId: account.id,
      oldEmail: account.email,
      oldVerifiedAt: account.emailVerifiedAt,
      newEmail,
      expiresAt: addHours(new Date(), PENDING_HOURS),
    },
    select: { id: true },
  });
  if (!account.emailVerifiedAt) return;
  await queueMail(tx, {
    to: account.email,
    template: "email-change-requested",
    data: { name: account.name },
  });
}
