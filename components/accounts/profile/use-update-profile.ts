"use client";

import type { UseFormReturn } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { type ProfileForm, type UserView, userAnswer } from "#lib/accounts/schema.ts";
import { otpHref } from "../auth-paths.ts";
import { useSendCode } from "../codes/use-send-code.ts";

/** Returns whether a save changed what the profile shows. A new e-mail still waits for its code. */
export function isUpdated(before: UserView, after: UserView): boolean {
  return after.name !== before.name || after.phone_number !== before.phone_number;
}

/** Saves the profile. A new e-mail gets a code, and the code page opens. */
export function useUpdateProfile(form: UseFormReturn<ProfileForm>, before: UserView) {
  const { goOn } = useNavigateAfterSave();
  const sendCode = useSendCode("edit-email");
  return useSave({
    request: (body: ProfileForm) => ({
      path: "/api/user?_method=patch",
      answer: userAnswer,
      body,
    }),
    form,
    successMessage: ({ data }) =>
      isUpdated(before, data) ? "Successfuly updated your profile" : null,
    async onSaved(_answer, { email }) {
      if (email === before.email) return goOn("/auth/profile");
      // The profile is written either way; the next page can ask for the code again.
      await sendCode.saveAsync(email).catch(() => {});
      goOn(otpHref({ email, target: "verify-email", isReverifying: true }));
    },
    leaves: true,
  });
}
