"use client";

import type { UseFormReturn } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import { type ProfileForm, userAnswer } from "#lib/accounts/schema.ts";
import { otpHref } from "./auth-paths.ts";
import { useSendCode } from "./use-send-code.ts";

/** Saves the profile. A new e-mail gets a code, and the code page opens. */
export function useUpdateProfile(form: UseFormReturn<ProfileForm>, emailBefore: string) {
  const goOn = useGoOn();
  const sendCode = useSendCode("edit-email");
  return useSave({
    request: (body: ProfileForm) => ({
      path: "/api/user?_method=patch",
      answer: userAnswer,
      body,
    }),
    form,
    done: "Successfuly updated your profile",
    async onSaved(_answer, { email }) {
      if (email === emailBefore) return goOn("/auth/profile");
      // The profile is written either way; the next page can ask for the code again.
      await sendCode.saveAsync(email).catch(() => {});
      goOn(otpHref({ email, target: "verify-email", isReverifying: true }));
    },
    leaves: true,
  });
}
