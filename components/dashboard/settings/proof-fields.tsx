import type { UseFormReturn } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { AdminProof } from "#lib/accounts/second-factor/schema.ts";

export const EMPTY = "Wajib diisi";

/** The signed-in admin, as far as a proof needs it. */
export type Owner = { email: string; hasSecondFactor: boolean };

type ProofFieldsProps = {
  owner: Owner;
  form: UseFormReturn<Required<AdminProof>>;
  /** Things that nobody else may do: "mengubah tim toko". */
  guarded: string;
};

/** The admin's password, and the code where there is a second factor. */
export function ProofFields({ owner, form, guarded }: ProofFieldsProps) {
  const field = fieldsOf(form);
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
      <PasswordField
        label="Password Anda"
        lang="id"
        autoComplete="current-password"
        hint={`Agar tidak ada orang lain yang ${guarded}`}
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
    </>
  );
}
