import { Notice } from "#components/ui/notice.tsx";
import { formatRupiah } from "#lib/rupiah.ts";
import type { TariffChange, TariffReport } from "#lib/shipping/tariff-schema.ts";
import {
  ErrorLines,
  LINE_CELL,
  LINE_NUMBER_CELL,
  MOST_LINES_SHOWN,
  ReportLines,
} from "../parts/csv/report-lines.tsx";

/** One sentence: what a file would change, has changed, or that it has errors. */
export function TariffSummary({ report }: { report: TariffReport }) {
  const { cities, changes, faults, written } = report;
  if (written) {
    return <Notice tone="success">Tarif disimpan: {changes.length} perubahan.</Notice>;
  }
  if (faults.length > 0) {
    return (
      <Notice tone="error">
        {faults.length} kesalahan. Belum ada yang disimpan; perbaiki berkasnya dan pilih lagi.
      </Notice>
    );
  }
  if (changes.length === 0) {
    return <Notice>Tidak ada perubahan: {cities} kota sama seperti sekarang.</Notice>;
  }
  return (
    <Notice tone="success">
      {changes.length} perubahan. {cities} kota diperiksa, tanpa kesalahan. Belum disimpan.
    </Notice>
  );
}

/** The same, line by line. */
export function TariffLines({ report }: { report: TariffReport }) {
  const { changes, faults, written } = report;
  if (faults.length > 0) {
    return <ErrorLines faults={faults} count={faults.length} />;
  }
  if (changes.length === 0 || written) return null;
  return (
    <ReportLines
      label="Perubahan"
      heads={["Baris", "Kota dan layanan", "Perubahan"]}
      count={changes.length}
    >
      {changes.slice(0, MOST_LINES_SHOWN).map((change) => (
        <ChangeLine key={`${change.line} ${change.service}`} change={change} />
      ))}
    </ReportLines>
  );
}

function ChangeLine({ change: { line, city, service, before, after } }: { change: TariffChange }) {
  return (
    <tr>
      <td className={LINE_NUMBER_CELL}>{line}</td>
      <td className={LINE_CELL}>
        {city}, <span className="font-semibold">{service}</span>
      </td>
      <td className={LINE_NUMBER_CELL}>
        <span className="text-abu">{priceWords(before)}</span>
        <span className="block font-semibold">
          <span aria-hidden>→ </span>
          {priceWords(after)}
        </span>
      </td>
    </tr>
  );
}

function priceWords(price: TariffChange["before"]): string {
  return price ? `${formatRupiah(price.rate)} · ${price.etd} hari` : "tidak ada";
}
