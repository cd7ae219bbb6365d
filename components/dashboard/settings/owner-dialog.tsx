import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ErrorNotice } from "#components/ui/notice.tsx";
import type { AdminProof } from "#lib/accounts/second-factor/schema.ts";
import { ErrorReason } from "../parts/error-reason.tsx";
import { FormDialog } from "../parts/form-dialog.tsx";
import { type Owner, ProofFields } from "./proof-fields.tsx";

type OwnerDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  owner: Owner;
  form: UseFormReturn<Required<AdminProof>>;
  busy: boolean;
  danger?: boolean;
  /** Error other than a wrong password or code. */
  otherError: Error | null;
  onConfirm: () => void;
  /** Things that nobody else may do. */
  guarded?: string;
  /** The changed thing, as an error names it. */
  subject?: string;
  /** Summary of the change. */
  children: ReactNode;
};

/** Shows a change, and asks for the admin's password and code before it is saved. */
export function OwnerDialog(props: OwnerDialogProps) {
  const { owner, form, otherError, onConfirm, children, ...rest } = props;
  const { guarded = "mengubah ke mana uang masuk", subject = "Pengaturan", ...dialog } = rest;
  return (
    <FormDialog {...dialog} onSubmit={() => form.handleSubmit(onConfirm)()}>
      {children}
      <ProofFields owner={owner} form={form} guarded={guarded} />
      {otherError ? (
        <ErrorNotice>
          <ErrorReason error={otherError} name={subject} />
        </ErrorNotice>
      ) : null}
    </FormDialog>
  );
}
