"use client";

import type { TariffReport } from "#lib/shipping/tariff-schema.ts";
import { CsvUpload } from "../parts/csv/csv-upload.tsx";
import { TariffLines, TariffSummary } from "./tariff-report.tsx";
import { useUploadTariffs } from "./use-upload-tariffs.ts";

function saveLabel({ faults, changes, written }: TariffReport): string | null {
  const canSave = faults.length === 0 && changes.length > 0 && !written;
  return canSave ? `Simpan ${changes.length} perubahan` : null;
}

/** Downloads and uploads the tariffs; changes are shown before they are saved. */
export function TariffUpload() {
  return (
    <CsvUpload
      download={{
        href: "/api/tariff",
        label: "Unduh CSV",
        text: "Unduh tabelnya, lalu ubah di Excel atau Google Sheets.",
      }}
      upload="Pilih berkas yang sudah diubah. Isinya diperiksa dulu, belum disimpan."
      state={useUploadTariffs()}
      Summary={TariffSummary}
      Lines={TariffLines}
      saveLabel={saveLabel}
    />
  );
}
