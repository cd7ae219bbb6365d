import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { LoginInput } from "#lib/accounts/schema.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Logs in. `asksCode` is true once an account with two-step sign-in has answered. */
export function useLogin(form: UseFormReturn<LoginInput>, returnPath: string) {
  const [asksCode, setAsksCode] = useState(false);
  const { setError, setFocus } = form;

  useEffect(() => {
    if (asksCode) setFocus("code");
  }, [asksCode, setFocus]);

  const login = useSignIn<LoginInput>({
    path: "/api/auth/login",
    returnPath,
    onSecondStep(error) {
      if (asksCode) setError("code", { message: error.message }, { shouldFocus: true });
      setAsksCode(true);
    },
  });
  return { ...login, asksCode };
}
