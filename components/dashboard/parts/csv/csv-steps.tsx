"use client";

import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { FileButton } from "./file-button.tsx";

export type CsvStepsProps = {
  /** Address of the file to download. */
  download: { href: string; label: string; text: ReactNode };
  /** Hint for the upload. */
  upload: ReactNode;
  busy: boolean;
  onChoose: (file: File) => void;
};

/** Two steps for a CSV: download, then upload. */
export function CsvSteps({ download, upload, busy, onChoose }: CsvStepsProps) {
  const id = useId();
  return (
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
          onChoose={onChoose}
        />
      </li>
    </ol>
  );
}
