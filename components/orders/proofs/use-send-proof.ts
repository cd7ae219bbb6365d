import { type FormEvent, useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { useWords } from "#language";
import { EMPTY } from "#lib/fields/required-text.ts";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import { say } from "#lib/language/spoken-language.ts";
import { proofPageAnswer, transferFields } from "#lib/payments/schema.ts";
import { PROOF_FORM_WORDS } from "./proof-form-words.ts";
import type { PictureChoice } from "./proof-picture-field.tsx";

/** The first message of each field. */
type ProofErrors = Partial<Record<"image" | "bank" | "sender" | "amount", string>>;

type Sent = { body: FormData; element: HTMLFormElement };

/** Sends the form with its picture. After an error the input stays. */
export function useSendProof(token: string, choice: PictureChoice) {
  const words = useWords(PROOF_FORM_WORDS);
  const [errors, setErrors] = useState<ProofErrors>({});
  const { save, busy, progress, error, reset } = useSave({
    request({ body }: Sent, setProgress) {
      setProgress(0);
      const path = `/api/payment-proof/${token}`;
      return { path, answer: proofPageAnswer, body, onProgress: setProgress };
    },
    successMessage: words.done,
    errorMessage: null,
    onSaved: showTop,
    onFailed(error, { element }) {
      const wrong = serverErrors(error);
      setErrors(wrong);
      focusFirst(element, wrong);
    },
    // The order has changed; the refreshed page shows it.
    refreshes: (error) => error === null || hasStatus(error, 409),
  });
  /** An error of the whole form, which stays on the page. */
  const refusal =
    error && Object.keys(serverErrors(error)).length === 0 ? messageOf(error, words.offline) : null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || choice.preparing) return;
    const body = new FormData(event.currentTarget);
    const wrong = findErrors(body, choice);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      reset();
      return focusFirst(event.currentTarget, wrong);
    }
    if (choice.picture) body.set("image", choice.picture);
    save({ body, element: event.currentTarget });
  }

  return { submit, errors, setErrors, refusal, progress, busy };
}

function serverErrors(error: Error): ProofErrors {
  return error instanceof ApiError ? firstMessages(error.fields) : {};
}

function findErrors(form: FormData, { picture, error: pictureError }: PictureChoice): ProofErrors {
  const { error } = transferFields.safeParse(Object.fromEntries(form));
  const typed = error ? firstMessages(error.flatten().fieldErrors) : {};
  return picture ? typed : { image: pictureError ?? say(EMPTY), ...typed };
}

function firstMessages(fields: Partial<Record<string, string[]>>): ProofErrors {
  const named = Object.entries(fields).filter(([name]) =>
    ["image", "bank", "sender", "amount"].includes(name),
  );
  return Object.fromEntries(named.map(([name, messages]) => [name, messages?.[0]]));
}

function focusFirst(form: HTMLFormElement, wrong: ProofErrors): void {
  const first = [...form.elements].find(
    (control) => control instanceof HTMLInputElement && control.name in wrong,
  );
  if (first instanceof HTMLElement) first.focus();
}

/** The form is gone: focus moves to the proof's state at the top. */
function showTop(): void {
  document.getElementById("main")?.focus();
  window.scrollTo({ top: 0 });
}

function messageOf(error: unknown, offline: string): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : offline;
}
