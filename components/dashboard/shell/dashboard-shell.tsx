import type { ReactNode } from "react";
import { DashboardProviders } from "./dashboard-providers.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { TodayLink } from "./shell-links.tsx";
import { Sidebar } from "./sidebar.tsx";

type DashboardShellProps = { shopName: string; children: ReactNode };

/** Sidebar and page. Sans-serif only; container queries measure the page. */
export function DashboardShell({ shopName, children }: DashboardShellProps) {
  return (
    <div
      lang="id"
      className="min-h-dvh grow bg-putih lg:pl-56 [&_h1]:font-sans [&_h2]:font-sans print:pl-0"
    >
      <DashboardProviders>
        <Sidebar shopName={shopName} />
        <PhoneBar shopName={shopName} />
        <header className="hidden justify-end border-b border-garis px-8 lg:flex print:hidden">
          <TodayLink />
        </header>
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
