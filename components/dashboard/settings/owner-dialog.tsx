import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import type { AdminProof } from "#lib/payments/schema.ts";
import { ErrorReason } from "../parts/error-reason.tsx";
import { FormDialog } from "../parts/form-dialog.tsx";

/** The signed-in admin, as far as a proof needs it. */
export type Owner = { email: string; hasSecondFactor: boolean };

type OwnerDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  owner: Owner;
  form: UseFormReturn<Required<AdminProof>>;
  busy: boolean;
  /** Error other than a wrong password or code. */
  otherError: Error | null;
  onConfirm: () => void;
  /** Summary of the change. */
  children: ReactNode;
};

const EMPTY = "Wajib diisi";

/** Shows a change, and asks for the admin's password and code before it is saved. */
export function OwnerDialog(props: OwnerDialogProps) {
  const { owner, form, otherError, onConfirm, children, ...dialog } = props;
  const field = fieldsOf(form);
  return (
    <FormDialog {...dialog} onSubmit={() => form.handleSubmit(onConfirm)()}>
      {children}
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
      <PasswordField
        label="Password Anda"
        lang="id"
        autoComplete="current-password"
        hint="Agar tidak ada orang lain yang mengubah ke mana uang masuk"
        {...field("password", { required: EMPTY })}
      />
      {owner.hasSecondFactor ? (
        <TextField
          label="Kode aplikasi autentikator"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint="6 angka, atau salah satu kode pemulihan"
          {...field("code", { required: EMPTY })}
        />
      ) : null}
      {otherError ? (
        <ErrorNotice>
          <ErrorReason error={otherError} name="Pengaturan" />
        </ErrorNotice>
      ) : null}
    </FormDialog>
  );
}
