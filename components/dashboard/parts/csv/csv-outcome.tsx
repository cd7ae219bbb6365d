import type { ReactNode, Ref } from "react";
import { Notice } from "#components/ui/notice.tsx";

type CsvOutcomeProps = {
  /** Takes the focus once the button that saved is gone. */
  ref: Ref<HTMLElement>;
  failure: string | null;
  /** While there is nothing to say. */
  hidden: boolean;
  /** What has become of the file; it is announced. */
  children: ReactNode;
};

/** What checking or saving a table has come to. */
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
