import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice.tsx";

type FailureNoticeProps = { words: ReactNode; className?: string };

/** Says why something failed, to screen readers at once. Nothing where it didn't fail. */
export function FailureNotice({ words, className }: FailureNoticeProps) {
  if (!words) return null;
  return (
    <Notice tone="error" role="alert" className={className}>
      {words}
    </Notice>
  );
}
