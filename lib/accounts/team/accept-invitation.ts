import "server-only";
import { recordAudit } from "../../audit/record-audit.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { type Database, db } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { hashToken } from "../../database/token-hash.ts";
import { inTransaction } from "../../database/transaction.ts";
import { type AppError, invalidField } from "../../errors.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { StaffRole } from "../../roles.ts";
import { unlinkIdentities } from "../identity/link-identity.ts";
import { forgetLogIns } from "../internal/check-log-in-limits.ts";
import { assertUncommonPassword } from "../internal/common-passwords.ts";
import { isEmailTaken } from "../internal/email-taken.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";
import { forgetUnverified } from "../internal/forget-unverified.ts";
import { voidCodes } from "../internal/try-code.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { findFactorKey } from "../second-factor/read-factor.ts";
import type { VerifiedLogIn } from "../verified-log-in.ts";
import type { AcceptInvitationInput } from "./schema.ts";

export type Joined = {
  email: string;
  role: StaffRole;
  /** For openSession; null where a second factor has to be asked for. */
  verified: VerifiedLogIn | null;
};

/**
 * Gives the bearer of an invitation's link a role in the team, once. The link proves the e-mail, as a reset
 * code does: an account that is there keeps its orders and its second factor, and gets the new name and
 * password. Its sessions end, and its providers are unlinked. Throws invalid for a useless link, and for a
 * common password.
 */
export async function acceptInvitation({
  token,
  name,
  password,
}: AcceptInvitationInput): Promise<Joined> {
  assertUncommonPassword(password);
  const tokenHash = hashToken(token);
  // A hash costs too much for links that somebody makes up.
  if (!(await db().teamInvitation.findUnique({ where: { tokenHash } }))) throw uselessLink();
  const person = { name, passwordHash: await hashPassword(password) };
  const joined = await inTransaction(
    (tx) => join(tx, tokenHash, person),
    // Retries if somebody registered the e-mail meanwhile.
    isUniqueViolation,
  );
  await forgetLogIns(joined.email);
  return joined;
}

type Person = { name: string; passwordHash: string };

async function join(tx: Database, tokenHash: string, person: Person): Promise<Joined> {
  // Of two presses the second waits here, and then finds no row.
  const [invitation] = await onPrisma(tx).query<{ email: string; role: StaffRole }>(sql`
    DELETE FROM team_invitations
    WHERE token_hash = ${tokenHash}::text AND expires_at > ${new Date()}::timestamptz
    RETURNING email, role`);
  if (!invitation) throw uselessLink();
  const { email, role } = invitation;
  const userId = await raiseAccount(tx, email, { ...person, role });
  await recordAudit(
    tx,
    { userId },
    {
      action: "team-joined",
      ...{ subjectId: userId, subject: person.name, after: { role } },
    },
  );
  const isEnrolled = (await findFactorKey(tx, userId)) !== null;
  const { passwordHash } = person;
  const verified = isEnrolled ? null : { userId, by: { passwordHash }, factorKey: null };
  return { email, role, verified };
}

/** Returns the id of the account that has the role now. */
async function raiseAccount(
  tx: Database,
  email: string,
  raised: Person & { role: StaffRole },
): Promise<string> {
  const known = await tx.user.findUnique({ where: { email } });
  const data = {
    ...raised,
    ...{ hasPassword: true, mustChangePassword: false, registeredBy: null },
    emailVerifiedAt: known?.emailVerifiedAt ?? new Date(),
  };
  if (!known) {
    // The owner of a changed e-mail can still go back to it.
    if (await isEmailTaken(tx, email)) throw uselessLink();
    const account = { ...data, email, phoneNumber: "" };
    return (await tx.user.create({ data: account, select: { id: true } })).id;
  }
  const { id: userId } = known;
  await endAllSessions(tx, userId);
  // Others may have raised or blocked it meanwhile.
  const { count } = await tx.user.updateMany({
    where: { id: userId, email, role: "user", blockedAt: null, deletedAt: null },
    data,
  });
  if (count === 0) throw uselessLink();
  await unlinkIdentities(tx, userId);
  await voidCodes(tx, userId);
  if (!known.emailVerifiedAt) await forgetUnverified(tx, userId);
  else await queueMail(tx, { to: email, template: "password-changed", data: { name: known.name } });
  return userId;
}

function uselessLink(): AppError {
  return invalidField("token", "This link was used already, was withdrawn, or has expired.");
}
