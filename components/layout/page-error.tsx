"use client";

import { ErrorScreen } from "./error-screen.tsx";

/** The page in place of one whose rendering failed. */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen error={error} onRetry={retry} />;
}
