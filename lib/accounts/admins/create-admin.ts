import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import "server-only";
import type { User } from "#prisma/generated/client.ts";
import { ADVISORY_LOCKS } from "../../database/advisory-locks.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import type { Database } from "../../database/db.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError } from "../../errors.ts";
import { isDemoLoginOpen, listDemoAccounts } from "../demo-accounts.ts";
import { assertUncommonPassword } from "../internal/common-passwords.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";
import { deleteFactor } from "../internal/second-factor/delete-factor.ts";
import { hashPassword } from "../passwords/password-hash.ts";

type NewAdmin = {
  /** Lower case. */
  email: string;
  name: string;
  password: string;
  /** The password was generated, and the admin has to choose another one. */
  isGenerated?: boolean;
  /** Makes an existing customer an admin. */
  promote?: boolean;
  /** Does nothing if the shop has an admin of its own: the demo's don't count. */
  onlyFirst?: boolean;
};

type CreatedAdmin = { userId: string; wasCustomer: boolean; hasNewPassword: boolean };

/**
 * Creates an admin with a verified e-mail. Returns null if `onlyFirst` finds one. A promoted customer
 * gets the new password only if the e-mail was unverified, since a stranger may have registered it.
 * Throws conflict for an e-mail with an account (without `promote`) or a blocked one, invalid for a common
 * password.
 */
export async function createAdmin(admin: NewAdmin): Promise<CreatedAdmin | null> {
  assertUncommonPassword(admin.password);
  const passwordHash = await hashPassword(admin.password);
  return inTransaction(async (tx) => {
    // Concurrent calls: the second has to see the first one's admin.
    await onPrisma(tx).query(
      sql`SELECT FROM pg_advisory_xact_lock(${ADVISORY_LOCKS.createAdmin}::bigint)`,
    );
    if (admin.onlyFirst && (await hasOwnAdmin(tx))) return null;
    const { email, name, isGenerated: mustChangePassword = false } = admin;
    const known = await tx.user.findUnique({ where: { email } });
    if (known?.role === "admin" && admin.onlyFirst)
      return replaceDemoPassword(tx, known.id, { passwordHash, mustChangePassword });
    if (known) return promote(tx, known, admin, passwordHash);
    const user = await tx.user.create({
      data: {
        ...{ email, name, passwordHash, phoneNumber: "" },
        ...{ role: "admin", emailVerifiedAt: new Date(), mustChangePassword },
      },
      select: { id: true },
    });
    return { userId: user.id, wasCustomer: false, hasNewPassword: true };
    // Retries if somebody registered the e-mail meanwhile.
  }, isUniqueViolation);
}

async function hasOwnAdmin(tx: Database): Promise<boolean> {
  const demo = (await listDemoAccounts(tx)).map(({ id }) => id);
  return (await tx.user.count({ where: { role: "admin", id: { notIn: demo } } })) > 0;
}

/**
 * Gives the demo's admin a new password and removes the second factor. Returns null where the published
 * password opens the account.
 */
async function replaceDemoPassword(
  tx: Database,
  userId: string,
  password: { passwordHash: string; mustChangePassword: boolean },
): Promise<CreatedAdmin | null> {
  if (isDemoLoginOpen()) return null;
  await tx.user.update({ where: { id: userId }, data: password, select: { id: true } });
  await deleteFactor(tx, userId);
  await endAllSessions(tx, userId);
  return { userId, wasCustomer: false, hasNewPassword: true };
}

async function promote(
  tx: Database,
  { id, role, emailVerifiedAt, blockedAt }: User,
  admin: NewAdmin,
  passwordHash: string,
): Promise<CreatedAdmin> {
  if (role === "admin") throw new AppError("conflict", `${admin.email} is an admin already`);
  if (blockedAt) throw new AppError("conflict", `${admin.email} is blocked: unblock-account first`);
  if (!admin.promote) {
    throw new AppError(
      "conflict",
      `${admin.email} is a customer's account: --promote makes it an admin's`,
    );
  }
  const hasNewPassword = emailVerifiedAt === null;
  const mustChangePassword = admin.isGenerated ?? false;
  const renewed = {
    passwordHash,
    hasPassword: true,
    mustChangePassword,
    emailVerifiedAt: new Date(),
  };
  await tx.user.update({
    where: { id },
    data: { role: "admin", ...(hasNewPassword && renewed) },
    select: { id: true },
  });
  if (hasNewPassword) {
    await deleteFactor(tx, id);
    await endAllSessions(tx, id);
  }
  return { userId: id, wasCustomer: true, hasNewPassword };
}
