import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { DashboardShell } from "#components/dashboard/shell/dashboard-shell.tsx";
import { PAGE_PATH_HEADER } from "#lib/auth/page-path.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { requireDashboard } from "#lib/http/caller/current-user.ts";
import { toShopMark } from "#lib/media/shop-logo.ts";
import { countWaiting } from "#lib/reports/count-waiting.ts";
import "#app/dashboard.css";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await readShopFactsForPage();
  return {
    title: { default: "Dashboard", template: `%s — Dashboard ${name}` },
    robots: { index: false, follow: false },
  };
}

// A layout isn't rendered again when its page changes, so each page checks the role.
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const actor = await requireDashboard((await headers()).get(PAGE_PATH_HEADER) ?? "/dashboard");
  const [facts, waiting] = await Promise.all([readShopFactsForPage(), countWaiting(actor)]);
  return (
    <DashboardShell
      mark={toShopMark(facts)}
      role={actor.role === "admin" ? "admin" : "packer"}
      waiting={waiting}
    >
      {children}
    </DashboardShell>
  );
}
