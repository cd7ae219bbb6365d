"use client";

import { type ComponentType, type ReactNode, useRef } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { CsvSteps, type CsvStepsProps } from "./csv-steps.tsx";
import type { CsvUploadState } from "./use-csv-upload.ts";

type CsvUploadProps<Report> = Pick<CsvStepsProps, "download" | "upload"> & {
  state: CsvUploadState<Report>;
  /** The result in one sentence, announced to screen readers. */
  Summary: ComponentType<{ report: Report }>;
  /** The result line by line. */
  Lines: ComponentType<{ report: Report }>;
  /** Label of the button that writes; null for nothing to write. */
  saveLabel: (report: Report) => string | null;
  /** Further actions. */
  children?: ReactNode;
};

/** Uploads a CSV file: checks it, shows a report, then writes it. */
export function CsvUpload<Report>({
  download,
  upload,
  state: { report, failure, busy, check, write },
  Summary,
  Lines,
  saveLabel,
  children,
}: CsvUploadProps<Report>) {
  const outcome = useRef<HTMLElement>(null);
  const label = report && saveLabel(report);
  // The button is gone once everything is written.
  const focusOutcome = () => outcome.current?.focus();
  return (
    <div className="flex flex-col gap-4">
      <CsvSteps download={download} upload={upload} busy={busy} onChoose={check} />
      <section
        ref={outcome}
        tabIndex={-1}
        aria-label="Hasil"
        className={report === null && failure === null ? "hidden" : "flex flex-col gap-4"}
      >
        {failure ? (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        ) : null}
        <div role="status" className="empty:hidden">
          {report ? <Summary report={report} /> : null}
        </div>
      </section>
      {report ? <Lines report={report} /> : null}
      {label ? (
        <Button className="self-start" busy={busy} onClick={() => write(focusOutcome)}>
          {label}
        </Button>
      ) : null}
      {children}
    </div>
  );
}
