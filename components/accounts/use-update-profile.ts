"use client";

import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "#components/ui/toast.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import { type ProfileInput, userAnswer } from "#lib/accounts/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { otpHref } from "./auth-paths.ts";
import { failureWords } from "./failure-words.ts";
import { showFieldErrors } from "./field-errors.ts";
import { hasNotice } from "./form-notice.tsx";
import { useSendCode } from "./use-send-code.ts";

/** Saves the profile. A changed e-mail gets a code, and the code page opens. */
export function useUpdateProfile(form: UseFormReturn<ProfileInput>, emailBefore: string) {
  const goOn = useGoOn();
  const sendCode = useSendCode("edit-email");
  return useMutation({
    async mutationFn(input: ProfileInput) {
      const { data } = await callApi("POST", "/api/user?_method=patch", userAnswer, {
        body: input,
      });
      toast.success("Successfuly updated your profile");
      if (data.email === emailBefore) return "/auth/profile";
      // The profile is saved in any case; the code page can request another code.
      await sendCode.mutateAsync(data.email).catch(() => {});
      return otpHref({ email: data.email, target: "verify-email", isReverifying: true });
    },
    onSuccess: goOn,
    onError(error) {
      if (!showFieldErrors(error, form) && !hasNotice(error)) toast.error(failureWords(error));
    },
  });
}
