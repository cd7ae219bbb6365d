import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { DashboardShell } from "#components/dashboard/shell/dashboard-shell.tsx";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { PAGE_PATH_HEADER } from "#lib/auth/page-path.ts";

export const metadata: Metadata = {
  title: { default: "Dashboard", template: "%s — Dashboard Sekar Batik" },
  robots: { index: false, follow: false },
};

// A layout isn't rendered anew when pages change below it, so each page asks again.
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  await requireAdmin((await headers()).get(PAGE_PATH_HEADER) ?? "/dashboard");
  return <DashboardShell>{children}</DashboardShell>;
}
