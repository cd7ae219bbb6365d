import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { type LoginInput, loginAnswer } from "#lib/accounts/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { clearEarlierCustomer } from "../clear-earlier-customer.ts";

/** Returns whether the password was right, and the code is missing or wrong. */
export function isSecondStep(error: unknown): boolean {
  return hasStatus(error, 401) && error.body.second_factor === true;
}

/**
 * Logs in, clears what this browser stored for an earlier customer, and loads the next page in full.
 * `asksCode` is true once an account with two-step sign-in has answered.
 */
export function useLogin(form: UseFormReturn<LoginInput>, returnPath: string) {
  const [asksCode, setAsksCode] = useState(false);
  const { setError, setFocus } = form;

  useEffect(() => {
    if (asksCode) setFocus("code");
  }, [asksCode, setFocus]);

  const login = useSave({
    request: (body: LoginInput) => ({ path: "/api/auth/login", answer: loginAnswer, body }),
    errorMessage: null,
    answersSignedOut: true,
    onSaved() {
      clearEarlierCustomer();
      window.location.assign(returnPath);
    },
    onFailed(error) {
      if (!isSecondStep(error)) return;
      if (asksCode) setError("code", { message: error.message }, { shouldFocus: true });
      setAsksCode(true);
    },
    leaves: true,
  });
  return { ...login, asksCode };
}
