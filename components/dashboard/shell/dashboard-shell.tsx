import type { ReactNode } from "react";
import type { ShopMark } from "#lib/media/shop-logo.ts";
import type { StaffRole } from "#lib/roles.ts";
import { DashboardProviders } from "./dashboard-providers.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { Sidebar } from "./sidebar.tsx";

type DashboardShellProps = {
  mark: ShopMark;
  role: StaffRole;
  /** Orders that wait for the admin, or for the packer. */
  waiting: number;
  children: ReactNode;
};

/** Sidebar and page. Sans-serif only; container queries measure the page. */
export function DashboardShell({ mark, role, waiting, children }: DashboardShellProps) {
  return (
    <div
      lang="id"
      className="min-h-dvh grow bg-putih lg:pl-56 [&_h1]:font-sans [&_h2]:font-sans print:pl-0"
    >
      <DashboardProviders>
        <Sidebar mark={mark} role={role} waiting={waiting} />
        <PhoneBar mark={mark} />
        <main
          id="main"
          tabIndex={-1}
          className="@container mx-auto w-full max-w-[90rem] px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8"
        >
          {children}
        </main>
      </DashboardProviders>
    </div>
  );
}
