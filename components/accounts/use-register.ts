"use client";

import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "#components/ui/toast.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import { type RegisterInput, userAnswer } from "#lib/accounts/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { otpHref } from "./auth-paths.ts";
import { failureWords } from "./failure-words.ts";
import { showFieldErrors } from "./field-errors.ts";
import { hasNotice } from "./form-notice.tsx";
import { useSendCode } from "./use-send-code.ts";

/** Registers an account, sends its code, and opens the code page. */
export function useRegister(form: UseFormReturn<RegisterInput>, returnPath: string) {
  const goOn = useGoOn();
  const sendCode = useSendCode("register");
  return useMutation({
    async mutationFn(input: RegisterInput) {
      const { data } = await callApi("POST", "/api/auth/register", userAnswer, { body: input });
      // The account exists even if no code was sent: the code page can request another.
      await sendCode.mutateAsync(data.email).catch(() => {});
      return data.email;
    },
    onSuccess(email) {
      goOn(otpHref({ email, target: "verify-email", returnPath }));
    },
    onError(error) {
      if (!showFieldErrors(error, form) && !hasNotice(error)) toast.error(failureWords(error));
    },
  });
}
