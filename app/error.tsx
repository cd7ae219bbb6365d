"use client";

import { ErrorScreen } from "#components/layout/error-screen.tsx";

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorScreen error={error} onRetry={retry} />;
}
