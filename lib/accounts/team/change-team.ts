import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError, notFound } from "../../errors.ts";
import { type Role, staffRoleOf } from "../../roles.ts";
import { changeRole, isLastAdmin, lockRights } from "../internal/change-role.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";
import { confirmOwner } from "../second-factor/confirm-owner.ts";
import type { AdminProof } from "../second-factor/schema.ts";
import { getTeamMember } from "./list-team.ts";
import type { ChangeTeamRoleInput, TeamMemberView } from "./schema.ts";

/**
 * Gives one of the team another role, and ends the account's sessions. The present role changes nothing.
 * Throws forbidden, as confirmOwner, not-found, and conflict for the caller and for the last admin.
 */
export async function changeTeamRole(
  actor: Actor,
  id: string,
  { role, ...proof }: ChangeTeamRoleInput,
): Promise<TeamMemberView> {
  assertAdmin(actor);
  await confirmOwner(actor, proof);
  return inTransaction(async (tx) => {
    await setRole(tx, actor, id, role);
    return getTeamMember(tx, id);
  });
}

/** Makes one of the team a customer, and ends the account's sessions. Throws as changeTeamRole. */
export async function removeFromTeam(actor: Actor, id: string, proof: AdminProof): Promise<void> {
  assertAdmin(actor);
  await confirmOwner(actor, proof);
  await inTransaction((tx) => setRole(tx, actor, id, "user"));
}

async function setRole(tx: Database, actor: Actor, id: string, to: Role): Promise<void> {
  const member = await lockMember(tx, id);
  if (id === actor.userId) throw ownRole();
  if (member.role === to) return;
  if (member.role === "admin" && (await isLastAdmin(tx, id))) throw lastAdmin();
  await changeRole(tx, member, to);
  await endAllSessions(tx, id);
  await recordAudit(tx, actor, {
    action: to === "user" ? "team-member-removed" : "team-role-changed",
    ...{ subjectId: id, subject: member.name },
    before: { role: member.role },
    after: to === "user" ? {} : { role: to },
  });
}

/** Signs one of the team out of every browser. Throws forbidden and not-found. */
export async function signOutMember(actor: Actor, id: string): Promise<void> {
  assertAdmin(actor);
  await inTransaction(async (tx) => {
    const { name } = await lockMember(tx, id);
    const sessions_ended = await endAllSessions(tx, id);
    await recordAudit(tx, actor, {
      action: "team-signed-out",
      ...{ subjectId: id, subject: name, after: { sessions_ended } },
    });
  });
}

async function lockMember(tx: Database, id: string) {
  const member = isId(id) ? await lockRights(tx, { id }) : null;
  if (!member || !staffRoleOf(member.role)) throw notFound("Account");
  return member;
}

function ownRole(): AppError {
  return new AppError("conflict", "Peran Anda sendiri hanya bisa diubah admin lain.");
}

function lastAdmin(): AppError {
  return new AppError("conflict", "Ini admin terakhir toko. Undang admin lain lebih dulu.");
}
