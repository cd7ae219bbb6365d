"use client";

import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "#components/ui/toast.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import { addressAnswer, type SaveAddressInput } from "#lib/accounts/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { showFieldErrors } from "./field-errors.ts";
import { hasNotice } from "./form-notice.tsx";

/** Saves an address and returns to the profile. */
export function useUpdateAddress(form: UseFormReturn<SaveAddressInput>, id: string) {
  const goOn = useGoOn();
  return useMutation({
    mutationFn: (address: SaveAddressInput) =>
      callApi("POST", `/api/address/${id}?_method=patch`, addressAnswer, {
        body: { ...address, is_saved: true },
      }),
    onSuccess() {
      toast.success("Successfuly Updated Address");
      goOn("/auth/profile");
    },
    onError(error) {
      const isShown = showFieldErrors(error, form);
      if (!isShown && !hasNotice(error)) toast.error("Oops, something went wrong");
    },
  });
}
