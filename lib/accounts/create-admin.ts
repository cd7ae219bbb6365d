import "server-only";
import { ADVISORY_LOCKS } from "../database/advisory-locks.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Database } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError } from "../errors.ts";
import { assertUncommonPassword } from "./internal/assert-uncommon-password.ts";
import { endAllSessions } from "./internal/end-all-sessions.ts";
import { hashPassword } from "./password-hash.ts";

export type NewAdmin = {
  /** As resetEmailInput reads it. */
  email: string;
  name: string;
  password: string;
  /** Makes an admin of a customer who has the e-mail already. */
  promote?: boolean;
  /** Only where the shop has no admin yet. */
  onlyFirst?: boolean;
};

export type CreatedAdmin = { userId: string; wasCustomer: boolean; hasNewPassword: boolean };

/**
 * The operator's way to an admin; the e-mail counts as verified. A customer keeps their password
 * unless their e-mail was never verified: then whoever registered may be anybody, so the password is
 * replaced and their sessions end. Answers null where `onlyFirst` finds an admin. Throws conflict
 * where the e-mail has an account (of a customer: without `promote`), and invalid for a password
 * that is too common.
 */
export async function createAdmin(admin: NewAdmin): Promise<CreatedAdmin | null> {
  assertUncommonPassword(admin.password);
  const passwordHash = await hashPassword(admin.password);
  return inTransaction(async (tx) => {
    // Of two that run at once, the second has to see what the first made.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.createAdmin}::bigint)`;
    if (admin.onlyFirst && (await tx.user.count({ where: { role: "admin" } })) > 0) return null;
    const { email, name } = admin;
    const known = await tx.user.findUnique({ where: { email } });
    if (known) return promote(tx, known, admin, passwordHash);
    const user = await tx.user.create({
      data: {
        ...{ email, name, passwordHash, phoneNumber: "" },
        ...{ role: "admin", emailVerifiedAt: new Date() },
      },
      select: { id: true },
    });
    return { userId: user.id, wasCustomer: false, hasNewPassword: true };
    // Somebody registered the e-mail in between: the next look finds the account.
  }, isUniqueViolation);
}

type KnownUser = { id: string; role: string; emailVerifiedAt: Date | null };

async function promote(
  tx: Database,
  { id, role, emailVerifiedAt }: KnownUser,
  admin: NewAdmin,
  passwordHash: string,
): Promise<CreatedAdmin> {
  if (role === "admin") throw new AppError("conflict", `${admin.email} is an admin already`);
  if (!admin.promote) {
    throw new AppError(
      "conflict",
      `${admin.email} is a customer's account: --promote makes it an admin's`,
    );
  }
  const hasNewPassword = emailVerifiedAt === null;
  await tx.user.update({
    where: { id },
    data: { role: "admin", ...(hasNewPassword && { passwordHash, emailVerifiedAt: new Date() }) },
    select: { id: true },
  });
  if (hasNewPassword) await endAllSessions(tx, id);
  return { userId: id, wasCustomer: true, hasNewPassword };
}
