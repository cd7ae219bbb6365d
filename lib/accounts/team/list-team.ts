import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { type Database, db } from "../../database/db.ts";
import { STAFF_ROLES, type StaffRole } from "../../roles.ts";
import type { TeamMemberView } from "./schema.ts";

/** Returns everybody who works for the shop, admins first. Throws forbidden. */
export async function listTeam(actor: Actor): Promise<TeamMemberView[]> {
  assertAdmin(actor);
  return findMembers(db());
}

/** Returns one of the team as `listTeam` does. */
export async function getTeamMember(tx: Database, id: string): Promise<TeamMemberView> {
  const [member] = await findMembers(tx, id);
  if (!member) throw new Error("a changed account has a role in the team");
  return member;
}

async function findMembers(tx: Database, id?: string): Promise<TeamMemberView[]> {
  const open = { revokedAt: null, expiresAt: { gt: new Date() } };
  const rows = await tx.user.findMany({
    where: { role: { in: [...STAFF_ROLES] }, ...(id ? { id } : {}) },
    orderBy: [{ role: "asc" }, { name: "asc" }, { id: "asc" }],
    select: {
      ...{ id: true, name: true, email: true, role: true },
      secondFactor: { select: { userId: true } },
      sessions: { orderBy: { lastSeenAt: "desc" }, take: 1, select: { lastSeenAt: true } },
      _count: { select: { sessions: { where: open } } },
    },
  });
  return rows.map(({ secondFactor, sessions, _count, ...row }) => ({
    ...row,
    role: row.role as StaffRole,
    has_second_factor: secondFactor !== null,
    last_seen_at: sessions[0]?.lastSeenAt.toISOString() ?? null,
    sessions: _count.sessions,
  }));
}
