"use client";

import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import type { AdminProof } from "#lib/accounts/second-factor/schema.ts";
import { invitationAnswer } from "#lib/accounts/team/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import type { StaffRole } from "#lib/roles.ts";
import { ErrorReason, isFieldError } from "../parts/error-reason.tsx";
import { FormDialog } from "../parts/form-dialog.tsx";
import type { Owner } from "../settings/proof-fields.tsx";
import { EMPTY, ProofFields } from "../settings/proof-fields.tsx";
import { RoleChoice } from "./role-choice.tsx";

type Fields = { email: string; role: StaffRole } & Required<AdminProof>;

/** Asks whom to invite as what, and mails the link. */
export function InviteButton({ owner }: { owner: Owner }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm<Fields>({
    defaultValues: { email: "", role: "packer", password: "", code: "" },
  });
  const invitation = useSave({
    request: (body: Fields) => ({ path: "/api/team/invitation", answer: invitationAnswer, body }),
    form,
    successMessage: ({ data: { email } }) => `Undangan dikirim ke ${email}`,
    errorMessage: null,
    onSaved: close,
    refreshes: (error) => error === null,
  });
  const { error } = invitation;

  function close() {
    setOpen(false);
    form.reset();
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>+ Undang Anggota</Button>
      <FormDialog
        open={isOpen}
        onClose={close}
        title="Undang anggota tim"
        submitLabel="Kirim Undangan"
        busy={invitation.busy}
        onSubmit={() => form.handleSubmit((body) => invitation.save(body))()}
      >
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="Tautan undangan berlaku 7 hari"
          {...fieldsOf(form)("email", {
            required: EMPTY,
            pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: "E-mail tidak dikenali" },
          })}
        />
        <RoleChoice {...form.register("role")} />
        <ProofFields
          owner={owner}
          form={form as unknown as UseFormReturn<Required<AdminProof>>}
          guarded="mengubah tim toko"
        />
        {error && !isFieldError(error) ? (
          <ErrorNotice>
            {hasStatus(error, 409) ? error.message : <ErrorReason error={error} name="Undangan" />}
          </ErrorNotice>
        ) : null}
      </FormDialog>
    </>
  );
}
