import "server-only";
import { randomBytes } from "node:crypto";
import { addDays } from "date-fns";
import type { TeamInvitation, User } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Database, db } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { hashToken } from "../../database/token-hash.ts";
import { inTransaction } from "../../database/transaction.ts";
import { env } from "../../environment/env.ts";
import { AppError, notFound } from "../../errors.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { type StaffRole, staffRoleOf } from "../../roles.ts";
import { isEmailTaken } from "../internal/email-taken.ts";
import { findStoredEmail } from "../internal/stored-email.ts";
import { lockAccount } from "../lock-account.ts";
import { confirmOwner } from "../second-factor/confirm-owner.ts";
import type { InvitationView, InviteInput } from "./schema.ts";

/** docs/accounts.md#team */
const INVITATION_DAYS = 7;

/**
 * Mails a link by which somebody joins the team, good for seven days. It replaces an earlier invitation of
 * the same e-mail. Throws forbidden, as confirmOwner, and conflict for an e-mail of the team, of a
 * blocked account, or to which a changed account can go back.
 */
export async function inviteToTeam(
  actor: Actor,
  { email: typed, role, password, code }: InviteInput,
): Promise<InvitationView> {
  assertAdmin(actor);
  await confirmOwner(actor, { password, code });
  const email = await findStoredEmail(typed);
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const expiresAt = addDays(now, INVITATION_DAYS);
  return inTransaction(async (tx) => {
    await assertMayJoin(tx, email);
    const inviter = await lockAccount(tx, actor.userId);
    const data = {
      ...{ role, tokenHash: hashToken(token), invitedBy: actor.userId },
      ...{ createdAt: now, expiresAt },
    };
    const invitation = await tx.teamInvitation.upsert({
      where: { email },
      create: { email, ...data },
      update: data,
      include: inviterName,
    });
    await recordAudit(tx, actor, {
      action: "team-invited",
      ...{ subjectId: invitation.id, subject: email, after: { role } },
    });
    await queueMail(tx, {
      to: email,
      template: "team-invitation",
      data: {
        ...{ inviter: inviter?.name ?? "", role, expiresAt: expiresAt.toISOString() },
        link: new URL(`/auth/invitation?token=${token}`, env().SITE_URL).href,
      },
      expiresAt,
    });
    return toView(invitation);
  });
}

async function assertMayJoin(tx: Database, email: string): Promise<void> {
  const known = await tx.user.findUnique({ where: { email } });
  if (known && staffRoleOf(known.role)) throw refusal("sudah ada di tim");
  if (known?.blockedAt) throw refusal("milik akun yang diblokir");
  if (await isEmailTaken(tx, email, known?.id)) {
    throw refusal("baru saja diganti akun lain, dan masih bisa dikembalikan");
  }
}

function refusal(why: string): AppError {
  return new AppError("conflict", `E-mail ini ${why}.`);
}

const inviterName = { inviter: { select: { name: true } } };

function toView({
  inviter,
  ...row
}: TeamInvitation & { inviter: Pick<User, "name"> | null }): InvitationView {
  return {
    id: row.id,
    email: row.email,
    role: row.role as StaffRole,
    invited_by: inviter?.name ?? null,
    invited_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

/** Returns the invitations that wait for their link, the newest first. Throws forbidden. */
export async function listInvitations(actor: Actor): Promise<InvitationView[]> {
  assertAdmin(actor);
  const rows = await db().teamInvitation.findMany({
    where: { expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    include: inviterName,
  });
  return rows.map(toView);
}

/** Makes an invitation's link useless. Throws forbidden and not-found. */
export async function withdrawInvitation(actor: Actor, id: string): Promise<void> {
  assertAdmin(actor);
  await inTransaction(async (tx) => {
    const [gone] = isId(id)
      ? await onPrisma(tx).query<{ email: string; role: string }>(sql`
          DELETE FROM team_invitations WHERE id = ${id}::uuid RETURNING email, role`)
      : [];
    if (!gone) throw notFound("Invitation");
    await recordAudit(tx, actor, {
      action: "team-invitation-withdrawn",
      ...{ subjectId: id, subject: gone.email, before: { role: gone.role } },
    });
  });
}

export type OpenInvitation = { email: string; role: StaffRole; name: string };

/** Returns whom a link invites, with the name of an account that they have; null for a useless link. */
export async function findInvitation(token: string): Promise<OpenInvitation | null> {
  const row = await db().teamInvitation.findUnique({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() } },
    select: { email: true, role: true },
  });
  if (!row) return null;
  const account = await db().user.findUnique({
    where: { email: row.email },
    select: { name: true, role: true, blockedAt: true },
  });
  if (account?.blockedAt || (account && staffRoleOf(account.role))) return null;
  return { email: row.email, role: row.role as StaffRole, name: account?.name ?? "" };
}
