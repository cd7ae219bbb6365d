"use client";

import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { useLogOut } from "./use-log-out.ts";

type LogoutButtonProps = { full?: boolean };

/** A customer's way out: what the page has cached goes as well. */
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
