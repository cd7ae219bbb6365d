import "server-only";
import type { Database } from "../database/db.ts";
import { ERASED_NAME } from "../fields/erased-name.ts";
import { unlinkIdentities } from "./identity/link-identity.ts";
import { deleteFactor } from "./internal/second-factor/delete-factor.ts";

/** Removes the person from an account. The row stays, as orders name it; the e-mail is free for another account. */
export async function eraseAccount(
  tx: Database,
  userId: string,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  const where = { userId };
  await tx.session.deleteMany({ where });
  await unlinkIdentities(tx, userId);
  await tx.oneTimeCode.deleteMany({ where: { OR: [where, { email }] } });
  await tx.emailChange.deleteMany({ where });
  await deleteFactor(tx, userId);
  await tx.address.deleteMany({ where });
  await tx.cartItem.deleteMany({ where });
  await tx.idempotencyKey.deleteMany({ where });
  await tx.user.update({
    where: { id: userId },
    data: {
      ...{ name: ERASED_NAME, phoneNumber: "", passwordHash },
      email: `${userId}@deleted.invalid`,
      ...{ emailVerifiedAt: null, registeredBy: null },
      deletedAt: new Date(),
    },
    select: { id: true },
  });
}
