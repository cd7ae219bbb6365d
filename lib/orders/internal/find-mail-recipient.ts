import type { Database } from "../../database/db.ts";

type MailRecipient = {
  to: string;
  /** Null before the e-mail is verified: the mailbox may be a stranger's. */
  name: string | null;
  /** Allows addresses, phone numbers and links that act without signing in. */
  isVerified: boolean;
};

/** Returns who gets the mails about an order. Null for a deleted account. */
export async function findMailRecipient(
  tx: Database,
  orderId: string,
): Promise<MailRecipient | null> {
  const { user } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      user: { select: { name: true, email: true, emailVerifiedAt: true, deletedAt: true } },
    },
  });
  if (user.deletedAt) return null;
  const isVerified = user.emailVerifiedAt !== null;
  return { to: user.email, name: isVerified ? user.name : null, isVerified };
}
