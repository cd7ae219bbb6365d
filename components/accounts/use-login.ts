"use client";

import { useQueryClient } from "@tanstack/react-query";
import { resetCheckout } from "#components/checkout/checkout-storage.ts";
import { useSave } from "#components/forms/use-save.ts";
import { type LoginInput, loginAnswer } from "#lib/accounts/schema.ts";

/** Signs in, forgets what this browser held for whoever was here before, and loads the next page anew. */
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
