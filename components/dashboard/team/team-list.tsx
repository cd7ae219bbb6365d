import { StatusPill } from "#components/ui/status-pill.tsx";
import type { TeamMemberView } from "#lib/accounts/team/schema.ts";
import { formatDateTime } from "#lib/dates.ts";
import { STAFF_LABELS, type StaffRole } from "#lib/roles.ts";
import { type Column, DataTable } from "../parts/data-table.tsx";
import type { Owner } from "../settings/proof-fields.tsx";
import { MemberMenu } from "./member-menu.tsx";

export function RolePill({ role }: { role: StaffRole }) {
  return <StatusPill tone={role === "admin" ? "info" : "neutral"}>{STAFF_LABELS[role]}</StatusPill>;
}

function seenWords({ last_seen_at }: TeamMemberView): string {
  return last_seen_at === null ? "Tidak baru-baru ini" : formatDateTime(last_seen_at, "id");
}

function factorWords({ has_second_factor }: TeamMemberView): string {
  return has_second_factor ? "Aktif" : "Belum";
}

type TeamListProps = { members: readonly TeamMemberView[]; owner: Owner };

/** Everybody who works for the shop. */
export function TeamList({ members, owner }: TeamListProps) {
  const nameOf = ({ name, email }: TeamMemberView) => (
    <>
      <span className="font-semibold wrap-anywhere">{name}</span>
      {email === owner.email ? <span className="font-normal text-abu"> (Anda)</span> : null}
      <span className="block text-sm font-normal wrap-anywhere text-abu">{email}</span>
    </>
  );
  const menuOf = (member: TeamMemberView) => <MemberMenu member={member} owner={owner} />;
  const columns: readonly Column<TeamMemberView>[] = [
    { label: "Nama", isHeading: true, cell: nameOf },
    { label: "Peran", cell: ({ role }) => <RolePill role={role} /> },
    { label: "Terakhir aktif", cell: seenWords },
    { label: "Masuk dua langkah", cell: factorWords },
    { label: "Tindakan", isSilent: true, align: "right", className: "py-0!", cell: menuOf },
  ];
  return (
    <DataTable
      caption="Anggota tim, admin lebih dulu"
      columns={columns}
      rows={members}
      cardClassName="p-4"
      card={(member) => (
        <>
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">{nameOf(member)}</div>
            <RolePill role={member.role} />
          </div>
          <p className="pt-3 text-sm text-abu">
            Terakhir aktif: {seenWords(member)}
            <span className="block">Masuk dua langkah: {factorWords(member).toLowerCase()}</span>
          </p>
          <div className="-mb-3 flex justify-end">{menuOf(member)}</div>
        </>
      )}
    />
  );
}
