"use client";

import { Download } from "lucide-react";
import { type ComponentType, type ReactNode, useId, useRef } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { FileButton } from "./file-button.tsx";
import { UploadOutcome } from "./upload-outcome.tsx";
import type { CsvUploadState } from "./use-csv-upload.ts";

type CsvUploadProps<Report> = {
  /** Address of the file to download. */
  download: { href: string; label: string; text: ReactNode };
  /** Hint for the upload. */
  upload: ReactNode;
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

/** Two steps for a CSV: download, then upload, which is checked and reported before it is written. */
export function CsvUpload<Report>({
  download,
  upload,
  state: { report, errorMessage, busy, check, write },
  Summary,
  Lines,
  saveLabel,
  children,
}: CsvUploadProps<Report>) {
  const outcome = useRef<HTMLElement>(null);
  const id = useId();
  const label = report && saveLabel(report);
  // The button is gone once everything is written.
  const focusOutcome = () => outcome.current?.focus();
  return (
    <div className="flex flex-col gap-4">
      <ol className="grid gap-4 @2xl:grid-cols-2">
        <li className="flex flex-col items-start gap-2">
          <p>1. {download.text}</p>
          <a href={download.href} download className={buttonClass({ variant: "secondary" })}>
            <Download size={18} aria-hidden />
            {download.label}
          </a>
        </li>
        <li className="flex flex-col items-start gap-2">
          <p id={id}>2. {upload}</p>
          <FileButton
            name="csv"
            label="Pilih Berkas CSV"
            accept=".csv,text/csv"
            describedBy={id}
            busy={busy}
            onChoose={check}
          />
        </li>
      </ol>
      <UploadOutcome
        ref={outcome}
        errorMessage={errorMessage}
        summary={report ? <Summary report={report} /> : null}
      />
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
