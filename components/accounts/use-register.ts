"use client";

import type { UseFormReturn } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import { type RegisterInput, userAnswer } from "#lib/accounts/schema.ts";
import { otpHref } from "./auth-paths.ts";
import { useSendCode } from "./use-send-code.ts";

/** Makes the account, has its code sent, and goes on to the page that takes it. */
export function useRegister(form: UseFormReturn<RegisterInput>, returnPath: string) {
  const goOn = useGoOn();
  const sendCode = useSendCode("register");
  return useSave({
    request: (body: RegisterInput) => ({ path: "/api/auth/register", answer: userAnswer, body }),
    form,
    async onSaved({ data: { email } }) {
      // The account is there even if the code isn't on its way: the next page can ask for it again.
      await sendCode.mutateAsync(email).catch(() => {});
      goOn(otpHref({ email, target: "verify-email", returnPath }));
    },
    leaves: true,
  });
}
