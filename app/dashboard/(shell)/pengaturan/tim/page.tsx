import type { Metadata } from "next";
import { TEAM_HREF } from "#components/dashboard/parts/hrefs.ts";
import { Panel } from "#components/dashboard/parts/panel.tsx";
import { InvitationList } from "#components/dashboard/team/invitation-list.tsx";
import { InviteButton } from "#components/dashboard/team/invite-button.tsx";
import { TeamList } from "#components/dashboard/team/team-list.tsx";
import { getUser } from "#lib/accounts/get-user.ts";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { listInvitations } from "#lib/accounts/team/invitations.ts";
import { listTeam } from "#lib/accounts/team/list-team.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Tim" };

export default async function TeamPage() {
  const actor = await requireAdmin(TEAM_HREF);
  const [members, invitations, { email }, isEnrolled] = await Promise.all([
    listTeam(actor),
    listInvitations(actor),
    getUser(actor),
    hasSecondFactor(actor.userId),
  ]);
  const owner = { email, hasSecondFactor: isEnrolled };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-abu">
          Orang yang bekerja di dasbor ini. Siapa mengubah apa ada di Riwayat Perubahan.
        </p>
        <InviteButton owner={owner} />
      </div>
      <TeamList members={members} owner={owner} />
      {invitations.length > 0 ? (
        <Panel title="Undangan yang belum diterima">
          <InvitationList invitations={invitations} />
        </Panel>
      ) : null}
    </div>
  );
}
