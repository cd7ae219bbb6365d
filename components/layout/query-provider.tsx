"use client";

import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { millisecondsInMinute } from "date-fns/constants";
import { type ReactNode, useState } from "react";
import { retryDelay, shouldRetry } from "#components/fetching/retry.ts";
import { announceSessionEnd } from "#components/forms/session-end.ts";

const GARBAGE_MS = 5 * millisecondsInMinute;

/** Defaults of every request (docs/pages.md#requests-from-the-browser). */
function makeClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: announceSessionEnd }),
    defaultOptions: { queries: { retry: shouldRetry, retryDelay, gcTime: GARBAGE_MS } },
  });
}

/** Wraps only the parts that use TanStack Query, so that cached pages don't load it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
