"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { millisecondsInMinute } from "date-fns/constants";
import { type ReactNode, useState } from "react";
import { ApiError } from "#lib/http/client.ts";

const RETRIES = 3;
const GARBAGE_MS = 5 * millisecondsInMinute;

/** Retries network errors and 5xx only. */
function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < RETRIES;
}

/** Defaults of every request (docs/pages.md#requests-from-the-browser). */
function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        gcTime: GARBAGE_MS,
      },
    },
  });
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
