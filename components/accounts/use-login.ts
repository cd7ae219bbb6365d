"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { resetCheckout } from "#components/checkout/checkout-storage.ts";
import { type LoginInput, loginAnswer } from "#lib/accounts/schema.ts";
import { callApi } from "#lib/http/client.ts";

/** Logs in, clears what this browser stored for an earlier customer, and loads the next page in full. */
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
