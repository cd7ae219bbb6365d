"use client";

import type { UseFormReturn } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { type RegisterInput, userAnswer } from "#lib/accounts/schema.ts";
import { otpHref } from "../auth-paths.ts";
import { useSendCode } from "../codes/use-send-code.ts";

/** Registers an account, sends its code, and opens the code page. */
export function useRegister(form: UseFormReturn<RegisterInput>, returnPath: string) {
  const { goOn } = useNavigateAfterSave();
  const sendCode = useSendCode("register");
  return useSave({
    request: (body: RegisterInput) => ({ path: "/api/auth/register", answer: userAnswer, body }),
    form,
    async onSaved({ data: { email } }) {
      // The account exists even if no code was sent: the code page can request another.
      await sendCode.saveAsync(email).catch(() => {});
      goOn(otpHref({ email, target: "verify-email", returnPath }));
    },
    leaves: true,
  });
}
