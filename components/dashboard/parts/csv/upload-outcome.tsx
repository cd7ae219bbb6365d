import type { ReactNode, Ref } from "react";
import { ErrorNotice } from "#components/ui/notice.tsx";

type UploadOutcomeProps = {
  ref: Ref<HTMLElement>;
  errorMessage: string | null;
  /** The result in one sentence, announced to screen readers; null for none. */
  summary: ReactNode;
  /** The result line by line. */
  children?: ReactNode;
};

/** Outcome of an upload. Hidden before there is any. */
export function UploadOutcome({ ref, errorMessage, summary, children }: UploadOutcomeProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Hasil"
      className={summary === null && errorMessage === null ? "hidden" : "flex flex-col gap-4"}
    >
      <ErrorNotice>{errorMessage}</ErrorNotice>
      <div role="status" className="empty:hidden">
        {summary}
      </div>
      {children}
    </section>
  );
}
