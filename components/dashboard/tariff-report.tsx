import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { formatRupiah } from "#lib/money.ts";
import type { TariffChange, TariffFault, TariffReport } from "#lib/shipping/tariff-schema.ts";

/** More than these say nothing new. */
const MOST_SHOWN = 100;

/** In one sentence what a file would change, or that something is wrong with it. */
export function TariffSummary({ report: { cities, changes, faults } }: { report: TariffReport }) {
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

/** The same line by line. */
export function TariffLines({ report: { changes, faults } }: { report: TariffReport }) {
  if (faults.length > 0) {
    return (
      <Lines
        label="Kesalahan per baris"
        heads={["Baris", "Kolom", "Kesalahan"]}
        count={faults.length}
      >
        {faults.slice(0, MOST_SHOWN).map((fault) => (
          <FaultLine key={`${fault.line} ${fault.column} ${fault.message}`} fault={fault} />
        ))}
      </Lines>
    );
  }
  if (changes.length === 0) return null;
  return (
    <Lines
      label="Perubahan"
      heads={["Baris", "Kota dan layanan", "Perubahan"]}
      count={changes.length}
    >
      {changes.slice(0, MOST_SHOWN).map((change) => (
        <ChangeLine key={`${change.line} ${change.service}`} change={change} />
      ))}
    </Lines>
  );
}

type LinesProps = { label: string; heads: string[]; count: number; children: ReactNode };

function Lines({ label, heads, count, children }: LinesProps) {
  return (
    <div>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too
        tabIndex={0}
        className="max-h-96 overflow-auto border border-garis"
      >
        <table className="w-full border-collapse text-sm">
          <thead className="sticky top-0 bg-putih">
            <tr className="border-b border-abu">
              {heads.map((head) => (
                <th key={head} scope="col" className="px-3 py-2 text-left font-semibold text-abu">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-garis">{children}</tbody>
        </table>
      </section>
      {count > MOST_SHOWN ? (
        <p className="pt-2 text-sm text-abu">dan {count - MOST_SHOWN} lagi</p>
      ) : null}
    </div>
  );
}

const CELL = "px-3 py-2 align-top";
const NUMBER = `${CELL} whitespace-nowrap tabular-nums`;

function FaultLine({ fault: { line, column, message } }: { fault: TariffFault }) {
  return (
    <tr>
      <td className={NUMBER}>{line}</td>
      <td className={CELL}>{column || "—"}</td>
      <td className={`${CELL} break-words`}>{message}</td>
    </tr>
  );
}

function ChangeLine({ change: { line, city, service, before, after } }: { change: TariffChange }) {
  return (
    <tr>
      <td className={NUMBER}>{line}</td>
      <td className={CELL}>
        {city}, <span className="font-semibold">{service}</span>
      </td>
      <td className={NUMBER}>
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
