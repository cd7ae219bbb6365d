import "server-only";
import { findUndoTime } from "../accounts/email-change/find-undo-time.ts";
import { listFormerEmails } from "../accounts/email-change/list-former-emails.ts";
import { eraseAccount } from "../accounts/erase-account.ts";
import { lockAccount } from "../accounts/lock-account.ts";
import { hashUnknownPassword } from "../accounts/passwords/password-hash.ts";
import { confirmOwner } from "../accounts/second-factor/confirm-owner.ts";
import type { Actor } from "../actor.ts";
import { lockCart } from "../cart/lock-cart.ts";
import { onPrisma } from "../database/sql/source.ts";
import { inTransaction } from "../database/transaction.ts";
import { formatDateTime } from "../dates.ts";
import { AppError } from "../errors.ts";
import { eraseMails } from "../mail/erase-mails.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { eraseOrders, type KeepingOrders, lockOrdersOf } from "../orders/erase-orders.ts";
import { eraseProofs } from "../payments/erase-proofs.ts";
import type { DeleteAccountInput } from "./schema.ts";

/**
 * Deletes the caller's account (docs/privacy.md#deleting-an-account). Throws as confirmOwner, and
 * forbidden for admins and packers. Throws conflict while a change of e-mail can be undone, and with `order_numbers`
 * while an order is open or the shop owes its money.
 */
export async function deleteAccount(actor: Actor, proof: DeleteAccountInput): Promise<void> {
  await confirmOwner(actor, proof);
  const passwordHash = await hashUnknownPassword();
  await inTransaction(async (tx) => {
    // Log-ins under way wait here, and then find the account deleted.
    await lockAccount(tx, actor.userId);
    // Orders are placed under this lock.
    await lockCart(onPrisma(tx), actor.userId);
    const user = await tx.user.findUnique({ where: { id: actor.userId } });
    // Another request has deleted it meanwhile, and ended this one's session.
    if (!user || user.deletedAt) throw new AppError("unauthenticated", "Please sign in first");
    if (user.role !== "user") {
      throw new AppError("forbidden", "An account of the shop's team can't be deleted here");
    }
    const undoableUntil = await findUndoTime(tx, user.id);
    if (undoableUntil) throw emailJustChanged(undoableUntil);
    const keeping = await lockOrdersOf(tx, user.id);
    if (keeping.open.length + keeping.owed.length > 0) throw keptBy(keeping);
    const orderIds = await eraseOrders(tx, user.id);
    await eraseProofs(tx, orderIds);
    await eraseMails(tx, [user.email, ...(await listFormerEmails(tx, user.id))], orderIds);
    await eraseAccount(tx, user.id, { email: user.email, passwordHash });
    if (user.emailVerifiedAt) {
      await queueMail(tx, { to: user.email, template: "account-deleted", data: {} });
    }
  });
}

/** Protects against a thief who changed the e-mail: the old address still has the undo link. */
function emailJustChanged(until: Date): AppError {
  return new AppError(
    "conflict",
    `Your email was changed lately. Your account can be deleted after ${formatDateTime(until.toISOString())}.`,
  );
}

function keptBy({ open, owed }: KeepingOrders): AppError {
  const numbers = (orders: string[]) => orders.join(", ");
  const reasons = [
    ...(open.length > 0 ? [`these orders have ended: ${numbers(open)}`] : []),
    ...(owed.length > 0 ? [`we have returned the payment of these orders: ${numbers(owed)}`] : []),
  ];
  return new AppError(
    "conflict",
    `Your account can be deleted once ${reasons.join("; and once ")}`,
    { body: { order_numbers: [...open, ...owed] } },
  );
}
