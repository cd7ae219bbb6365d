"use client";

import type { UseFormReturn } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { loginAnswer, type SecondStepInput } from "#lib/accounts/schema.ts";
import { clearEarlierCustomer } from "../clear-earlier-customer.ts";
import { isSecondStep } from "../sign-in/use-login.ts";

/** Sends the code after a provider's sign-in, and loads the next page in full. */
export function useSecondStep(form: UseFormReturn<SecondStepInput>, returnPath: string) {
  return useSave({
    request: (body: SecondStepInput) => ({
      path: "/api/auth/second-step",
      answer: loginAnswer,
      body,
    }),
    form,
    errorMessage: null,
    answersSignedOut: true,
    onSaved() {
      clearEarlierCustomer();
      window.location.assign(returnPath);
    },
    onFailed(error) {
      if (!isSecondStep(error)) return;
      form.setError("code", { message: error.message }, { shouldFocus: true });
    },
    leaves: true,
  });
}
