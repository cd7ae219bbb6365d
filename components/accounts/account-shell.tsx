import type { ReactNode } from "react";
import { AccountNav } from "./account-nav.tsx";

/** The frame of the account's pages: links at the side, in a row on phones. */
export function AccountShell({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid gap-x-12 gap-y-6 pt-4 pb-20 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-12">
      <AccountNav />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

type AccountPageProps = { title: string; lead?: ReactNode; children: ReactNode };

/** A page of the account that holds one form or list. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className="max-w-2xl">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {lead ? <p className="mt-3 text-abu">{lead}</p> : null}
      <div className="mt-8">{children}</div>
    </div>
  );
}
