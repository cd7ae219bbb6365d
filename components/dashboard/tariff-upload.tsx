"use client";

import { Download } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-style.ts";
import { Notice } from "#components/ui/notice.tsx";
import { FileButton } from "./file-button.tsx";
import { TariffLines, TariffSummary } from "./tariff-report.tsx";
import { useUploadTariffs } from "./use-upload-tariffs.ts";

/** The table as a file, out and in; nothing is written before its changes were seen. */
export function TariffUpload() {
  const id = useId();
  const outcome = useRef<HTMLElement>(null);
  const { report, check, save, saved, busy, failure } = useUploadTariffs();
  const canSave = report !== null && report.faults.length === 0 && report.changes.length > 0;
  const silent = report === null && saved === null && failure === null;

  async function saveAndTell() {
    await save();
    // The button is gone once everything is written.
    outcome.current?.focus();
  }

  return (
    <div className="flex flex-col gap-4">
      <ol className="grid gap-4 @2xl:grid-cols-2">
        <li className="flex flex-col items-start gap-2">
          <p>1. Unduh tabelnya, lalu ubah di Excel atau Google Sheets.</p>
          <a href="/api/tariff" download className={buttonClass({ variant: "secondary" })}>
            <Download size={18} aria-hidden />
            Unduh CSV
          </a>
        </li>
        <li className="flex flex-col items-start gap-2">
          <p id={id}>2. Pilih berkas yang sudah diubah. Isinya diperiksa dulu, belum disimpan.</p>
          <FileButton
            name="csv"
            label="Pilih Berkas CSV"
            accept=".csv,text/csv"
            describedBy={id}
            busy={busy}
            onChoose={(file) => void check(file)}
          />
        </li>
      </ol>
      <section
        ref={outcome}
        tabIndex={-1}
        aria-label="Hasil"
        className={silent ? "hidden" : "flex flex-col gap-4"}
      >
        {failure ? (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        ) : null}
        <div role="status" className="empty:hidden">
          {report ? <TariffSummary report={report} /> : null}
          {saved === null ? null : (
            <Notice tone="success">Tarif disimpan: {saved} perubahan.</Notice>
          )}
        </div>
      </section>
      {report ? <TariffLines report={report} /> : null}
      {canSave ? (
        <Button className="self-start" busy={busy} onClick={() => void saveAndTell()}>
          Simpan {report.changes.length} perubahan
        </Button>
      ) : null}
    </div>
  );
}
