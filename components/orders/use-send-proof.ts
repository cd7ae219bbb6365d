import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { toast } from "#components/ui/toast.ts";
import { ApiError } from "#lib/http/client.ts";
import { uploadForm } from "#lib/http/upload-client.ts";
import { proofPageAnswer, transferFields } from "#lib/payments/schema.ts";
import type { PictureChoice } from "./proof-picture-field.tsx";

/** The first message of each field. */
export type ProofErrors = Partial<Record<"image" | "bank" | "sender" | "amount", string>>;

const EMPTY = "This field can't be empty";
const OFFLINE = "Your picture didn't reach us. Please check your connection and try again.";

/** Sends the form with its picture. After an error the input stays. */
export function useSendProof(token: string, choice: PictureChoice) {
  const router = useRouter();
  const [errors, setErrors] = useState<ProofErrors>({});
  /** An error of the whole form, which stays on the page. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Upload progress, 0 to 1. */
  const [progress, setProgress] = useState<number | null>(null);
  const [refreshing, startRefresh] = useTransition();

  const busy = progress !== null || refreshing;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || choice.preparing) return;
    const form = new FormData(event.currentTarget);
    const wrong = findErrors(form, choice);
    setErrors(wrong);
    setRefusal(null);
    if (Object.keys(wrong).length > 0) return focusFirst(event.currentTarget, wrong);
    if (choice.picture) form.set("image", choice.picture);
    await send(form, event.currentTarget);
  }

  async function send(form: FormData, element: HTMLFormElement) {
    setProgress(0);
    try {
      const path = `/api/payment-proof/${token}`;
      await uploadForm(path, proofPageAnswer, { body: form, onProgress: setProgress });
      toast.success("Thank you, we have your proof of payment");
      showTop();
      startRefresh(() => router.refresh());
    } catch (error) {
      const wrong = error instanceof ApiError ? firstMessages(error.fields) : {};
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) focusFirst(element, wrong);
      else setRefusal(wordsFor(error));
      // The order has changed; the refreshed page shows it.
      if (error instanceof ApiError && error.status === 409) startRefresh(() => router.refresh());
    } finally {
      setProgress(null);
    }
  }

  return { submit, errors, setErrors, refusal, progress, busy };
}

function findErrors(form: FormData, { picture, fault }: PictureChoice): ProofErrors {
  const { error } = transferFields.safeParse(Object.fromEntries(form));
  const typed = error ? firstMessages(error.flatten().fieldErrors) : {};
  return picture ? typed : { image: fault ?? EMPTY, ...typed };
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

function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return OFFLINE;
  return error.message;
}
