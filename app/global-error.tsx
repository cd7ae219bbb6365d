"use client";

import { ErrorScreen } from "#components/layout/error-screen.tsx";
import { fontVariables } from "./fonts/fonts.ts";
import "./public.css";

/** Replaces the root layout after an error in it. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body className="flex flex-col font-sans antialiased">
        <title>Unexpected Application Error!</title>
        <ErrorScreen error={error} onRetry={retry} language="en" home="/home" />
      </body>
    </html>
  );
}
