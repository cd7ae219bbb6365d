"use client";

import { useLanguage, usePathIn } from "#language";
import { ErrorScreen } from "./error-screen.tsx";

/** The page in place of one whose rendering failed. */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const toPath = usePathIn();
  return (
    <ErrorScreen error={error} onRetry={retry} language={useLanguage()} home={toPath("/home")} />
  );
}
