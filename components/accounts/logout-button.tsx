"use client";

import { LogOut } from "lucide-react";
import { Button } from "#components/ui/button/button.tsx";
import { useWords } from "#language";
import { words } from "#lib/language/words.ts";
import { useLogOut } from "./use-log-out.ts";

const WORDS = words({ logOut: "Logout" }, { logOut: "Keluar" });

export function LogoutButton() {
  const said = useWords(WORDS);
  const { logOut, busy } = useLogOut();
  return (
    <Button variant="secondary" busy={busy} onClick={logOut}>
      <LogOut size={18} aria-hidden />
      {said.logOut}
    </Button>
  );
}
