"use client";

import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { useLogOut } from "./use-log-out.ts";

type LogoutButtonProps = { full?: boolean };

/** Logs a customer out, and clears the cached queries. */
export function LogoutButton({ full }: LogoutButtonProps) {
  const queryClient = useQueryClient();
  const { logOut, busy } = useLogOut({
    failure: "Oops, Something went wrong!",
    onEnded: () => queryClient.clear(),
  });
  return (
    <Button variant="secondary" full={full} busy={busy} onClick={() => void logOut()}>
      <LogOut size={18} aria-hidden />
      Logout
    </Button>
  );
}
