import type { ReactNode } from "react";
import { errorMessageOf, waitSeconds } from "#components/forms/error-messages.ts";
import { Notice } from "#components/ui/notice.tsx";

type FormNoticeProps = {
  error: unknown;
  /** Further actions while one waits. */
  children?: ReactNode;
};

/** Says after too many requests how long to wait: a toast would be too short. */
export function FormNotice({ error, children }: FormNoticeProps) {
  if (waitSeconds(error) === null) return null;
  return (
    <Notice tone="error" role="alert">
      {errorMessageOf(error)}
      {children}
    </Notice>
  );
}
