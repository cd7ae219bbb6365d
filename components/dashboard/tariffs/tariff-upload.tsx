"use client";

import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { CsvOutcome } from "../parts/csv/csv-outcome.tsx";
import { CsvSteps } from "../parts/csv/csv-steps.tsx";
import { TariffLines, TariffSummary } from "./tariff-report.tsx";
import { useUploadTariffs } from "./use-upload-tariffs.ts";

/** Downloads and uploads the tariffs; changes are shown before they are saved. */
export function TariffUpload() {
  const outcome = useRef<HTMLElement>(null);
  const { report, check, save, saved, busy, failure } = useUploadTariffs();
  const canSave = report !== null && report.faults.length === 0 && report.changes.length > 0;
  const silent = report === null && saved === null && failure === null;

  async function saveAndTell() {
    await save();
    // The save button is gone after saving.
    outcome.current?.focus();
  }

  return (
    <div className="flex flex-col gap-4">
      <CsvSteps
        download={{
          href: "/api/tariff",
          label: "Unduh CSV",
          text: "Unduh tabelnya, lalu ubah di Excel atau Google Sheets.",
        }}
        upload="Pilih berkas yang sudah diubah. Isinya diperiksa dulu, belum disimpan."
        busy={busy}
        onChoose={(file) => void check(file)}
      />
      <CsvOutcome ref={outcome} failure={failure} hidden={silent}>
        {report ? <TariffSummary report={report} /> : null}
        {saved === null ? null : <Notice tone="success">Tarif disimpan: {saved} perubahan.</Notice>}
      </CsvOutcome>
      {report ? <TariffLines report={report} /> : null}
      {canSave ? (
        <Button className="self-start" busy={busy} onClick={() => void saveAndTell()}>
          Simpan {report.changes.length} perubahan
        </Button>
      ) : null}
    </div>
  );
}
