import type { ReactNode, Ref } from "react";
import { Notice } from "#components/ui/notice.tsx";

type CsvOutcomeProps = {
  /** Takes the focus once the save button is gone. */
  ref: Ref<HTMLElement>;
  failure: string | null;
  /** True while there is nothing to say. */
  hidden: boolean;
  /** Announced to screen readers. */
  children: ReactNode;
};

/** The result of checking or saving a CSV. */
export function CsvOutcome({ ref, failure, hidden, children }: CsvOutcomeProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Hasil"
      className={hidden ? "hidden" : "flex flex-col gap-4"}
    >
      {failure ? (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      ) : null}
      <div role="status" className="empty:hidden">
        {children}
      </div>
    </section>
  );
}
