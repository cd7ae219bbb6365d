"use client";

import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import type { InvitationView } from "#lib/accounts/team/schema.ts";
import { formatDateTime } from "#lib/dates.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { RolePill } from "./team-list.tsx";

/** Invitations that nobody has accepted yet. */
export function InvitationList({ invitations }: { invitations: readonly InvitationView[] }) {
  const withdrawal = useSave({
    request: ({ id }: InvitationView) => ({
      path: `/api/team/invitation/${id}?_method=delete`,
      answer: messageAnswer,
    }),
    successMessage: (_answer, { email }) => `Undangan untuk ${email} ditarik`,
    errorMessage: "Undangan belum ditarik. Periksa koneksi, lalu coba lagi.",
    // Also after an error: it may have been accepted meanwhile.
    refreshes: () => true,
  });
  return (
    <ul className="divide-y divide-garis">
      {invitations.map((invitation) => (
        <li
          key={invitation.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold wrap-anywhere">{invitation.email}</span>
              <RolePill role={invitation.role} />
            </p>
            <p className="pt-1 text-sm text-abu">
              {invitation.invited_by ? <span>Diundang {invitation.invited_by}. </span> : null}
              <span>Berlaku sampai {formatDateTime(invitation.expires_at, "id")}</span>
            </p>
          </div>
          <Button
            variant="secondary"
            size="small"
            busy={withdrawal.busy && withdrawal.variables?.id === invitation.id}
            onClick={() => withdrawal.save(invitation)}
            aria-label={`Tarik undangan ${invitation.email}`}
          >
            Tarik
          </Button>
        </li>
      ))}
    </ul>
  );
}
