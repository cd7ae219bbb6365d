import type { ReactNode } from "react";
import { AccountShell } from "#components/accounts/account-shell.tsx";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <AccountShell>{children}</AccountShell>;
}
