import type { Database } from "../../database/db.ts";
import type { MailLine } from "../../mail/schema.ts";
import { toMailLine } from "../mail-lines.ts";

type MailRecipient = {
  to: string;
  /** Null before the e-mail is verified: the mailbox may be a stranger's. */
  name: string | null;
  /** Allows addresses, phone numbers and links that act without signing in. */
  isVerified: boolean;
  lines: MailLine[];
};

/** Returns who gets the mails about an order, and its lines. Null for a deleted account. */
export async function findMailRecipient(
  tx: Database,
  orderId: string,
): Promise<MailRecipient | null> {
  const { user, items } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      user: { select: { name: true, email: true, emailVerifiedAt: true, deletedAt: true } },
      items: { orderBy: { position: "asc" } },
    },
  });
  if (user.deletedAt) return null;
  const isVerified = user.emailVerifiedAt !== null;
  return {
    to: user.email,
    name: isVerified ? user.name : null,
    isVerified,
    lines: items.map(toMailLine),
  };
}
