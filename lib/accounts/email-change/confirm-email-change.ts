import "server-only";
import type { Database } from "../../database/db.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { isEmailTaken } from "../internal/email-taken.ts";
import { endOtherSessions } from "../internal/end-all-sessions.ts";
import { pendingAt } from "../internal/pending-change.ts";
import { lockAccount } from "../lock-account.ts";
import { makeUndoLink } from "./undo-email-change.ts";

type Confirmation = {
  userId: string;
  email: string;
  sessionId: string | null;
};

/** Carries out the pending change, ends the other sessions, and tells the old address if it was verified. */
export async function confirmEmailChange(
  tx: Database,
  { userId, email, sessionId }: Confirmation,
): Promise<"changed" | "taken" | "not-pending"> {
  const now = new Date();
  const account = await lockAccount(tx, userId);
  const change = await tx.emailChange.findFirst({
    where: { userId, newEmail: email, ...pendingAt(now) },
    select: { id: true },
  });
  if (!account || !change) return "not-pending";
  if (await isEmailTaken(tx, email, userId)) return "taken";
  const undo = account.emailVerifiedAt ? makeUndoLink() : null;
  await tx.user.update({
    where: { id: userId },
    data: { email, emailVerifiedAt: now, registeredBy: null },
    select: { id: true },
  });
  await tx.emailChange.update({
    where: { id: change.id },
    data: {
      confirmedAt: now,
      oldVerifiedAt: account.emailVerifiedAt,
      ...(undo && { undoTokenHash: undo.hash, expiresAt: undo.expiresAt }),
    },
    select: { id: true },
  });
  await endOtherSessions(tx, userId, sessionId);
  if (!undo) return "changed";
  await queueMail(tx, {
    to: account.email,
    template: "email-changed",
    data: {
      name: account.name,
      undoLink: undo.link,
      undoUntil: undo.expiresAt.toISOString(),
    },
    expiresAt: undo.expiresAt,
  });
  return "changed";
}
