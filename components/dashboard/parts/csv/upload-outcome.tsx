import type { ReactNode, Ref } from "react";
import { FailureNotice } from "../failure-notice.tsx";

type UploadOutcomeProps = {
  ref: Ref<HTMLElement>;
  failure: string | null;
  /** The result in one sentence, announced to screen readers; null for none. */
  summary: ReactNode;
  /** The result line by line. */
  children?: ReactNode;
};

/** Outcome of an upload. Hidden before there is any. */
export function UploadOutcome({ ref, failure, summary, children }: UploadOutcomeProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Hasil"
      className={summary === null && failure === null ? "hidden" : "flex flex-col gap-4"}
    >
      <FailureNotice words={failure} />
      <div role="status" className="empty:hidden">
        {summary}
      </div>
      {children}
    </section>
  );
}
