"use client";

import type { UseFormReturn } from "react-hook-form";
import { hasNotice } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { addressAnswer, type SaveAddressInput } from "#lib/accounts/schema.ts";

/** Saves an address of the profile, a new one without an id, and returns to the profile. */
export function useSaveAddress(form: UseFormReturn<SaveAddressInput>, id: string | null) {
  const { goOn } = useNavigateAfterSave();
  return useSave({
    request: (address: SaveAddressInput) => ({
      path: id === null ? "/api/address" : `/api/address/${id}?_method=patch`,
      answer: addressAnswer,
      body: { ...address, is_saved: true },
    }),
    form,
    successMessage: id === null ? "Successfuly Saved Address" : "Successfuly Updated Address",
    errorMessage: (error) => (hasNotice(error) ? null : "Oops, something went wrong"),
    onSaved: () => goOn("/auth/profile"),
    leaves: true,
  });
}
