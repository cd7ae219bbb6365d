"use client";

import { usePathname, useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { failureWords, waitSeconds } from "#components/forms/failure-words.ts";
import { Notice } from "#components/ui/notice.tsx";
import { isSignedOut } from "#lib/http/client.ts";
import { loginHref } from "./auth-paths.ts";

type FormNoticeProps = {
  error: unknown;
  /** Further actions while one waits. */
  children?: ReactNode;
};

/** Shows errors that need more than a toast: too many requests, and an expired session. */
export function FormNotice({ error, children }: FormNoticeProps) {
  if (isSignedOut(error)) return <SignedOut />;
  if (waitSeconds(error) === null) return null;
  return (
    <Notice tone="error" role="alert">
      {failureWords(error)}
      {children}
    </Notice>
  );
}

/** Log-in opens in another tab, so that the typed text stays. */
function SignedOut() {
  const here = `${usePathname()}?${useSearchParams()}`;
  return (
    <Notice tone="error" role="alert">
      You have been signed out.{" "}
      <a href={loginHref(here)} target="_blank" rel="noreferrer" className="link">
        Log in again<span className="sr-only"> (opens a new tab)</span>
      </a>
      , then come back here and send this once more.
    </Notice>
  );
}
