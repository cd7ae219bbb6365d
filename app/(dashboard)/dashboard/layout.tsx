import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { DashboardShell } from "#components/dashboard/shell/dashboard-shell.tsx";
import { PAGE_PATH_HEADER } from "#lib/auth/page-path.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { countWaiting } from "#lib/reports/count-waiting.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import "../../dashboard.css";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getShopFacts();
  return {
    title: { default: "Dashboard", template: `%s — Dashboard ${name}` },
    robots: { index: false, follow: false },
  };
}

// A layout isn't rendered again when its page changes, so each page checks the role.
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const actor = await requireAdmin((await headers()).get(PAGE_PATH_HEADER) ?? "/dashboard");
  const [{ name }, waiting] = await Promise.all([getShopFacts(), countWaiting(actor)]);
  return (
    <DashboardShell shopName={name} waiting={waiting}>
      {children}
    </DashboardShell>
  );
}
