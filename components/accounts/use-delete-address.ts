"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "#components/ui/toast.ts";
import { messageAnswer } from "#lib/accounts/schema.ts";
import { callApi } from "#lib/http/client.ts";

/** Deletes a saved address and refreshes the page. */
export function useDeleteAddress() {
  const router = useRouter();
  return useMutation({
    mutationFn: (id: string) => callApi("POST", `/api/address/${id}?_method=delete`, messageAnswer),
    onSuccess: () => toast.success("Successfuly deleted address"),
    onError: () => toast.error("Oops! Something went wrong"),
    // Also after an error: another tab may have changed the list.
    onSettled: () => router.refresh(),
  });
}
