"use client";

import { useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { type TeamMemberView, teamMemberAnswer } from "#lib/accounts/team/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { STAFF_LABELS } from "#lib/roles.ts";
import { Confirm } from "../parts/confirm.tsx";
import { Menu } from "../parts/menu.tsx";
import { OwnerDialog } from "../settings/owner-dialog.tsx";
import type { Owner } from "../settings/proof-fields.tsx";
import { useOwnerProof } from "../settings/use-owner-proof.ts";

type MemberMenuProps = {
  member: TeamMemberView;
  owner: Owner;
};

/** Gives one of the team another role, takes them away, or signs them out everywhere. */
export function MemberMenu({ member, owner }: MemberMenuProps) {
  const { name } = member;
  const other = member.role === "admin" ? "packer" : "admin";
  const path = `/api/team/${member.id}`;
  const role = useOwnerProof({
    request: (to: typeof other, proof) => ({
      path: `${path}?_method=patch`,
      answer: teamMemberAnswer,
      body: { role: to, ...proof },
    }),
    successMessage: () => `${name} sekarang ${STAFF_LABELS[other]}`,
  });
  const removal = useOwnerProof({
    request: (_change: true, body) => ({
      path: `${path}?_method=delete`,
      answer: messageAnswer,
      body,
    }),
    successMessage: () => `${name} dikeluarkan dari tim`,
  });
  const asks = { owner, guarded: "mengubah tim toko", subject: "Akun" };
  return (
    <>
      <Menu label="Atur" name={`Atur ${name}`} className="tap-link text-sm">
        {member.email === owner.email ? (
          <p className="max-w-56 py-2 text-sm text-abu">
            Peran Anda sendiri hanya bisa diubah admin lain.
          </p>
        ) : (
          <>
            <MenuButton onClick={() => role.ask(other)}>Jadikan {STAFF_LABELS[other]}</MenuButton>
            <MenuButton onClick={() => removal.ask(true)}>Keluarkan dari tim</MenuButton>
          </>
        )}
        <SignOut member={member} path={path} />
      </Menu>
      <OwnerDialog
        {...role.dialog}
        {...asks}
        title={`Jadikan ${name} ${STAFF_LABELS[other]}?`}
        submitLabel={`Ya, jadikan ${STAFF_LABELS[other]}`}
      >
        <p>
          {other === "admin"
            ? `${name} akan melihat dan mengubah semuanya, juga uang, rekening dan tim.`
            : `${name} hanya akan melihat pesanan yang perlu dikirim.`}{" "}
          {name} harus masuk lagi.
        </p>
      </OwnerDialog>
      <OwnerDialog
        {...removal.dialog}
        {...asks}
        title={`Keluarkan ${name} dari tim?`}
        submitLabel="Ya, keluarkan"
        danger
      >
        <p>{name} langsung keluar dari semua perangkat. Akunnya menjadi akun pelanggan biasa.</p>
      </OwnerDialog>
    </>
  );
}

function MenuButton({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="tap-link text-left text-sm">
      {children}
    </button>
  );
}

function SignOut({ member: { name, sessions }, path }: { member: TeamMemberView; path: string }) {
  const [isAsking, setAsking] = useState(false);
  const ending = useSave({
    request: () => ({ path: `${path}/sessions?_method=delete`, answer: messageAnswer }),
    successMessage: `${name} keluar dari semua perangkat`,
    errorMessage: "Belum berhasil. Periksa koneksi, lalu coba lagi.",
    onSettled: () => setAsking(false),
    refreshes: () => true,
  });
  return (
    <>
      <MenuButton onClick={() => setAsking(true)}>Keluarkan dari semua perangkat</MenuButton>
      <Confirm
        open={isAsking}
        title={`Keluarkan ${name} dari semua perangkat?`}
        confirmLabel="Ya, keluarkan"
        busy={ending.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => ending.save()}
      >
        <p>
          {sessions === 0
            ? `${name} tidak sedang masuk di perangkat mana pun.`
            : `${name} sedang masuk di ${sessions} perangkat, dan bisa masuk lagi dengan password.`}
        </p>
      </Confirm>
    </>
  );
}
