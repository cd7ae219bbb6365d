import { useState } from "react";
import { useForm } from "react-hook-form";
import type { FieldForm } from "#components/forms/field-errors.ts";
import { type SaveOptions, type SaveRequest, useSave } from "#components/forms/use-save.ts";
import type { AdminProof } from "#lib/accounts/second-factor/schema.ts";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import { NOT_SAVED } from "./settings-copy.ts";

type ProofFields = Required<AdminProof>;

const PROOF_FIELDS = ["password", "code"];

function isAboutProof(error: Error): boolean {
  return error instanceof ApiError && PROOF_FIELDS.some((field) => field in error.fields);
}

/** Other errors are about the form behind the dialog, or mean that its data are out of date. */
function mayTryAgain(error: Error): boolean {
  return isAboutProof(error) || !hasStatus(error, 409, 422);
}

type OwnerProofOptions<Change, Asked extends SaveRequest> = {
  request: (change: Change, proof: ProofFields) => Asked;
  /** The form behind the dialog. */
  form?: FieldForm;
} & Required<Pick<SaveOptions<Change, Asked>, "successMessage">> &
  Pick<SaveOptions<Change, Asked>, "onSaved">;

/** Saves a change once its admin has confirmed it with password and code, in an OwnerDialog with `dialog`. */
export function useOwnerProof<Change, Asked extends SaveRequest>({
  request,
  form: behind,
  successMessage,
  onSaved,
}: OwnerProofOptions<Change, Asked>) {
  const form = useForm<ProofFields>({ defaultValues: { password: "", code: "" } });
  const [change, setChange] = useState<Change | null>(null);

  function close() {
    setChange(null);
    form.reset();
  }

  const saving = useSave<Change, Asked>({
    request: (asked) => request(asked, form.getValues()),
    form: {
      getValues: () => ({ ...behind?.getValues(), ...form.getValues() }),
      setError(field, error, options) {
        const owner = PROOF_FIELDS.includes(field) ? (form as FieldForm) : behind;
        owner?.setError(field, error, options);
      },
    },
    successMessage,
    // The dialog or a field shows the others.
    errorMessage(error) {
      if (mayTryAgain(error)) return null;
      return hasStatus(error, 409) ? error.message : NOT_SAVED;
    },
    onFailed(error) {
      if (!mayTryAgain(error)) close();
    },
    onSaved(answer, asked) {
      close();
      return onSaved?.(answer, asked);
    },
    refreshes: (error) => error === null,
  });
  const { busy, error } = saving;
  const save = saving.save as (asked: Change) => void;

  return {
    /** Null while nothing is asked. */
    change,
    ask: setChange,
    busy,
    dialog: {
      ...{ open: change !== null, onClose: close, form, busy },
      otherError: error && mayTryAgain(error) && !isAboutProof(error) ? error : null,
      onConfirm: () => change !== null && save(change),
    },
  };
}
