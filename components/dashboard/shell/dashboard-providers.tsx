"use client";

import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ReactNode, useState } from "react";
import { retryDelay, shouldRetry } from "#components/fetching/retry.ts";
import { announceSessionChange } from "#components/forms/session-change.ts";
import { StatusDialogProvider } from "../parts/status-dialog.tsx";

/** Defaults of every query (docs/pages.md#requests-from-the-browser). */
function makeClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: announceSessionChange }),
    defaultOptions: { queries: { retry: shouldRetry, retryDelay } },
  });
}

/** Providers of the dashboard: queries, address state, status dialog. */
export function DashboardProviders({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return (
    <NuqsAdapter>
      <QueryClientProvider client={client}>
        <StatusDialogProvider>{children}</StatusDialogProvider>
      </QueryClientProvider>
    </NuqsAdapter>
  );
}
