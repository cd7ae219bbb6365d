"use client";

import type { UseFormReturn } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import type { ChangePasswordInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";

/** Changes the password and goes on to the next page. */
export function useChangePassword(form: UseFormReturn<ChangePasswordInput>, returnPath: string) {
  const { goOn } = useNavigateAfterSave();
  return useSave({
    request: (body: ChangePasswordInput) => ({
      path: "/api/auth/password",
      answer: messageAnswer,
      body,
    }),
    form,
    successMessage: "Successfuly changed your password",
    onSaved: () => goOn(returnPath),
    leaves: true,
  });
}
