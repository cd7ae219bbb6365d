"use client";

import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { buttonClass } from "#components/ui/button-style.ts";
import { FileButton } from "./file-button.tsx";

export type CsvStepsProps = {
  /** Where the file to begin with is taken from. */
  download: { href: string; label: string; text: ReactNode };
  /** What is said about bringing it back. */
  upload: ReactNode;
  busy: boolean;
  onChoose: (file: File) => void;
};

/** A table as a file, in two steps: out, and back in. */
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
