import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { DashboardShell } from "#components/dashboard/shell/dashboard-shell.tsx";
import { PAGE_PATH_HEADER } from "#lib/auth/page-path.ts";
import { requireAdmin } from "#lib/http/current-user.ts";
import { getSiteFacts } from "#lib/http/site.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSiteFacts();
  return {
    title: { default: "Dashboard", template: `%s — Dashboard ${name}` },
    robots: { index: false, follow: false },
  };
}

// A layout isn't rendered again when its page changes, so each page checks the role.
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  await requireAdmin((await headers()).get(PAGE_PATH_HEADER) ?? "/dashboard");
  const { name } = await getSiteFacts();
  return <DashboardShell shopName={name}>{children}</DashboardShell>;
}
