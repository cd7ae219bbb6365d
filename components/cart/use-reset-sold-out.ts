"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { toast } from "#components/ui/toast.ts";
import { callApi } from "#lib/http/client.ts";
import { cartKeys } from "./cart-keys.ts";

const anyAnswer = z.unknown();

/** Clears the sold-out markers and reads the cart again. */
export function useResetSoldOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("GET", "/api/cart/reset-sold-out", anyAnswer),
    onError: () => toast.error("Oops, something went wrong"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
}
