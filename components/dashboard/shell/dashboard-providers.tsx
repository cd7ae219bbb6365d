"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { QueryProvider } from "#components/layout/query-provider.tsx";
import { StatusDialogProvider } from "../parts/status-dialog.tsx";

/** Providers of the dashboard: queries, address state, status dialog. */
export function DashboardProviders({ children }: { children: ReactNode }) {
  return (
    <NuqsAdapter>
      <QueryProvider>
        <StatusDialogProvider>{children}</StatusDialogProvider>
      </QueryProvider>
    </NuqsAdapter>
  );
}
