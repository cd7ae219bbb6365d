import { shortCell } from "../../csv/read-csv.ts";
import { parseRupiah, withoutCurrency } from "../../rupiah.ts";
import type { TariffPrice } from "../tariff-schema.ts";

const MIN_RATE = 1_000;
const MAX_RATE = 5_000_000;
const MAX_DAYS = 60;

/** Its message is shown to the admin. */
export class CellError extends Error {}

/** Strips the apostrophe with which spreadsheets mark text. */
export function unmarkedCell(cell: string): string {
  return cell.replace(/^'/, "").trim();
}

/** Parses whole rupiah: "38000", "38.000", "Rp 38,000". */
export function parseRate(cell: string): number {
  const text = withoutCurrency(cell);
  const isGroupedByCommas = /^\d{1,3}(,\d{3})+$/.test(text);
  const rate = parseRupiah(isGroupedByCommas ? text.replaceAll(",", ".") : text);
  if (rate === null) {
    throw new CellError(`"${shortCell(cell)}" bukan tarif: tulis rupiah bulat, misalnya 38000`);
  }
  if (rate < MIN_RATE || rate > MAX_RATE) {
    throw new CellError("Tarif harus antara 1.000 dan 5.000.000 rupiah per kilogram");
  }
  return rate;
}

/** "2-3 hari", "2 – 3" → "2-3"; "1 hari" → "1". */
export function parseDays(cell: string): string {
  const match = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?(?:\s*hari)?$/i.exec(cell);
  const first = Number(match?.[1] ?? 0);
  const last = Number(match?.[2] ?? first);
  if (!match) {
    const excel = /[a-z]{3}|\d[/.]\d/i.test(cell) ? " (Excel mengubahnya menjadi tanggal?)" : "";
    throw new CellError(`"${shortCell(cell)}" bukan jumlah hari${excel}: tulis misalnya 2-3 hari`);
  }
  if (first < 1 || last < first || last > MAX_DAYS) {
    throw new CellError(
      `"${shortCell(cell)}": hari harus dari yang kecil ke yang besar, 1 sampai 60`,
    );
  }
  return first === last ? String(first) : `${first}-${last}`;
}

export function daysCell({ etd }: TariffPrice): string {
  return `${etd} hari`;
}
