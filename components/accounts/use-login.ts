"use client";

import { useQueryClient } from "@tanstack/react-query";
import { resetCheckout } from "#components/checkout/checkout-storage.ts";
import { useSave } from "#components/forms/use-save.ts";
import { type LoginInput, loginAnswer } from "#lib/accounts/schema.ts";

/** Logs in, clears what this browser stored for an earlier customer, and loads the next page in full. */
export function useLogin(returnPath: string) {
  const queryClient = useQueryClient();
  return useSave({
    request: (body: LoginInput) => ({ path: "/api/auth/login", answer: loginAnswer, body }),
    words: null,
    onSaved() {
      queryClient.clear();
      resetCheckout();
      window.location.assign(returnPath);
    },
    leaves: true,
  });
}
