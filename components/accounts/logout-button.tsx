"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { z } from "zod";
import { resetCheckout } from "#components/checkout/checkout-storage.ts";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.ts";
import { ApiError, callApi } from "#lib/http/client.ts";

const anyAnswer = z.unknown();

type LogoutButtonProps = { full?: boolean };

/** Ends the session, forgets everything cached, and goes to sign in. */
export function LogoutButton({ full }: LogoutButtonProps) {
  const queryClient = useQueryClient();
  const logout = useMutation({
    mutationFn: () => callApi("POST", "/api/auth/logout", anyAnswer),
    onSettled(_answer, error) {
      // A session that is already dead is as good as ended.
      if (error && !(error instanceof ApiError && error.status === 401)) {
        toast.error("Oops, Something went wrong!");
        return;
      }
      queryClient.clear();
      resetCheckout();
      window.location.assign("/auth/login");
    },
  });
  return (
    <Button
      variant="secondary"
      full={full}
      busy={logout.isPending || logout.isSuccess}
      onClick={() => logout.mutate()}
    >
      <LogOut size={18} aria-hidden />
      Logout
    </Button>
  );
}
