import { useState } from "react";
import { useForm } from "react-hook-form";
import type { FieldForm } from "#components/forms/field-errors.ts";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import type { AdminProof } from "#lib/payments/schema.ts";
import { NOT_SAVED } from "./settings-words.ts";

type ProofFields = Required<AdminProof>;

const PROOF_FIELDS = ["password", "code"];

function isAboutProof(error: Error): boolean {
  return error instanceof ApiError && PROOF_FIELDS.some((field) => field in error.fields);
}

/** Other errors are about the form behind the dialog, or mean that its data are out of date. */
function mayTryAgain(error: Error): boolean {
  return isAboutProof(error) || !hasStatus(error, 409, 422);
}

/** Holds a change until its admin has confirmed it with password and code in an OwnerDialog. */
export function useOwnerProof<Change>() {
  const form = useForm<ProofFields>({ defaultValues: { password: "", code: "" } });
  const [change, setChange] = useState<Change | null>(null);

  function close() {
    setChange(null);
    form.reset();
  }

  return {
    form,
    /** Null while nothing is asked. */
    change,
    ask: setChange,
    close,
    /** What the admin has typed. */
    values: () => form.getValues(),
    /** Takes the server's messages for this dialog, and the others for the form behind it. */
    fieldForm(behind?: FieldForm): FieldForm {
      return {
        getValues: () => ({ ...behind?.getValues(), ...form.getValues() }),
        setError(field, error, options) {
          const owner = PROOF_FIELDS.includes(field) ? (form as FieldForm) : behind;
          owner?.setError(field, error, options);
        },
      };
    },
    /** Closes the dialog on an error that it can't show. */
    failed(error: Error) {
      if (!mayTryAgain(error)) close();
    },
    /** Returns the toast of an error that neither the dialog nor a field shows. */
    wordsOf(error: Error): string | null {
      if (mayTryAgain(error)) return null;
      return hasStatus(error, 409) ? error.message : NOT_SAVED;
    },
    /** Returns an error that the dialog shows above its buttons. */
    failureOf: (error: Error | null) =>
      error && mayTryAgain(error) && !isAboutProof(error) ? error : null,
  };
}
