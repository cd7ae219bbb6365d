import Papa from "papaparse";
import type { Service } from "../schema.ts";
import type { TariffError, TariffPrice } from "../tariff-schema.ts";
import { CellError, parseDays, parseRate, plainCell } from "./tariff-cells.ts";
import { CITY, CODE, COLUMNS, PRICE_COLUMNS, PROVINCE, toCode } from "./tariff-columns.ts";

export type NamedCity = { id: string; name: string };

export type ParsedCity = {
  line: number;
  city: NamedCity;
  prices: Record<Service, TariffPrice | null>;
};

export type ParsedTariffs = { rows: ParsedCity[]; faults: TariffError[] };

type Row = { line: number; cell: (column: string) => string };

/**
 * Reads a tariff table as a spreadsheet saves it: with semicolons, commas or tabs, with or without
 * a byte order mark. Every fault is told with its line; nothing of a faulty line is taken.
 */
export function parseTariffs(csv: string, cities: NamedCity[]): ParsedTariffs {
  const { data, errors } = Papa.parse<string[]>(csv, { delimitersToGuess: [";", ",", "\t"] });
  // A quote that isn't closed swallows the lines after it.
  const open = errors.find(({ type }) => type === "Quotes");
  if (open) return refuse((open.row ?? 0) + 1, "Ada tanda kutip yang tidak ditutup");
  const lines = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(plainCell) }))
    // Excel's own hint at the separator, and lines that hold nothing.
    .filter(({ cells }) => !cells[0]?.startsWith("sep=") && cells.some((cell) => cell !== ""));
  const heading = lines.shift();
  const names = (heading?.cells ?? []).map((name) => name.toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column) && column !== PROVINCE);
  if (!heading || missing.length > 0) {
    return refuse(heading?.line ?? 1, `Baris judul tidak memuat kolom ${missing.join(", ")}`);
  }
  const byCode = new Map(cities.map((city) => [toCode(city.id), city]));
  const parsed: ParsedTariffs = { rows: [], faults: [] };
  const seen = new Map<string, number>();
  for (const { line, cells } of lines) {
    const row: Row = { line, cell: (column) => cells[names.indexOf(column)] ?? "" };
    const faults: TariffError[] = [];
    const city = readCity(row, byCode, seen, faults);
    const prices = readPrices(row, faults);
    parsed.faults.push(...faults);
    if (city && faults.length === 0) parsed.rows.push({ line, city, prices });
  }
  return parsed;
}

/** Nothing of the file can be taken. */
function refuse(line: number, message: string): ParsedTariffs {
  return { rows: [], faults: [{ line, column: "", message }] };
}

function readCity(
  { line, cell }: Row,
  byCode: Map<string, NamedCity>,
  seen: Map<string, number>,
  faults: TariffError[],
): NamedCity | undefined {
  const code = toCode(cell(CODE));
  const city = byCode.get(code);
  if (!city) {
    faults.push({ line, column: CODE, message: `Tidak ada kota dengan kode "${code}"` });
    return undefined;
  }
  // A column that was sorted by itself would move every price.
  if (cell(CITY).toLowerCase() !== city.name.toLowerCase()) {
    faults.push({ line, column: CITY, message: `Kode ${code} adalah ${city.name}` });
  }
  const earlier = seen.get(code);
  if (earlier) faults.push({ line, column: CODE, message: `Sudah ada di baris ${earlier}` });
  else seen.set(code, line);
  return city;
}

function readPrices({ line, cell }: Row, faults: TariffError[]): ParsedCity["prices"] {
  const prices: ParsedCity["prices"] = { OKE: null, REG: null, YES: null };
  const attempt = <Value>(column: string, parse: (text: string) => Value): Value | undefined => {
    try {
      return parse(cell(column));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      faults.push({ line, column, message: error.message });
      return undefined;
    }
  };
  const before = faults.length;
  for (const { service, rate: rateColumn, days } of PRICE_COLUMNS) {
    if (cell(rateColumn) === "" && cell(days) === "") continue;
    const rate = attempt(rateColumn, parseRate);
    const etd = attempt(days, parseDays);
    if (rate !== undefined && etd !== undefined) prices[service] = { rate, etd };
  }
  if (faults.length === before && Object.values(prices).every((price) => price === null)) {
    faults.push({ line, column: "", message: "Isi sedikitnya satu layanan" });
  }
  return prices;
}
