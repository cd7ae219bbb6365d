"use client";

import type { UseFormReturn } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import type { ChangePasswordInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";

/** Changes the password and goes on to the next page. */
export function useChangePassword(form: UseFormReturn<ChangePasswordInput>, returnPath: string) {
  const goOn = useGoOn();
  return useSave({
    request: (body: ChangePasswordInput) => ({
      path: "/api/auth/password",
      answer: messageAnswer,
      body,
    }),
    form,
    done: "Successfuly changed your password",
    onSaved: () => goOn(returnPath),
    leaves: true,
  });
}
