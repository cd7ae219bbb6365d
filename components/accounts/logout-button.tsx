"use client";

import { LogOut } from "lucide-react";
import { Button } from "#components/ui/button/button.tsx";
import { useLogOut } from "./use-log-out.ts";

type LogoutButtonProps = { full?: boolean };

export function LogoutButton({ full }: LogoutButtonProps) {
  const { logOut, busy } = useLogOut("Oops, Something went wrong!");
  return (
    <Button variant="secondary" full={full} busy={busy} onClick={logOut}>
      <LogOut size={18} aria-hidden />
      Logout
    </Button>
  );
}
