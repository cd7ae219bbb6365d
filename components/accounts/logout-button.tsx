"use client";

import { LogOut } from "lucide-react";
import { Button } from "#components/ui/button/button.tsx";
import { useLogOut } from "./use-log-out.ts";

export function LogoutButton() {
  const { logOut, busy } = useLogOut("Oops, Something went wrong!");
  return (
    <Button variant="secondary" busy={busy} onClick={logOut}>
      <LogOut size={18} aria-hidden />
      Logout
    </Button>
  );
}
