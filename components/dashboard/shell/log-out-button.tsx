"use client";

import { LogOut } from "lucide-react";
import { useLogOut } from "#components/accounts/use-log-out.ts";
import { Button } from "#components/ui/button/button.tsx";

export function LogOutButton() {
  const { logOut, busy } = useLogOut("Gagal keluar. Silakan coba lagi.");
  return (
    <Button
      variant="quiet"
      onClick={logOut}
      busy={busy}
      className="w-full justify-start! gap-3! px-3! text-[0.9375rem] hover:bg-gading"
    >
      {busy ? null : <LogOut size={20} aria-hidden />}
      Logout
    </Button>
  );
}
