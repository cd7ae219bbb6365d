"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { resetCheckout } from "#components/checkout/checkout-storage.ts";
import { type LoginInput, loginAnswer } from "#lib/accounts/schema.ts";
import { callApi } from "#lib/http/client.ts";

/** Signs in, forgets what this browser held for whoever was here before, and loads the next page anew. */
export function useLogin(returnPath: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: LoginInput) =>
      callApi("POST", "/api/auth/login", loginAnswer, { body: input }),
    onSuccess() {
      queryClient.clear();
      resetCheckout();
      window.location.assign(returnPath);
    },
  });
}
