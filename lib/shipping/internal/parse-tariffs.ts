import { type NamedRow, readNamedRows } from "../../csv/named-columns.ts";
import type { TariffError, TariffPrices } from "../tariff-schema.ts";
import { CellError, parseDays, parseRate, unmarkedCell } from "./tariff-cells.ts";
import { CITY, CODE, COLUMNS, PRICE_COLUMNS, PROVINCE, toCode } from "./tariff-columns.ts";

type NamedCity = { id: string; name: string };

export type ParsedCity = {
  line: number;
  city: NamedCity;
  prices: TariffPrices;
};

type ParsedTariffs = { rows: ParsedCity[]; errors: TariffError[] };

/** Parses a spreadsheet's CSV (semicolons, commas or tabs). A line with an error gives no row. */
export function parseTariffs(csv: string, cities: NamedCity[]): ParsedTariffs {
  const table = readNamedRows(csv, {
    required: COLUMNS.filter((column) => column !== PROVINCE),
    known: COLUMNS,
    normalize: (heading) => heading.toLowerCase(),
    maxRows: Number.POSITIVE_INFINITY,
  });
  if (Array.isArray(table)) return { rows: [], errors: table };
  const byCode = new Map(cities.map((city) => [toCode(city.id), city]));
  const parsed: ParsedTariffs = { rows: [], errors: table.errors };
  const seen = new Map<string, number>();
  for (const { line, cell } of table.rows) {
    const row: NamedRow = { line, cell: (column) => unmarkedCell(cell(column)) };
    const errors: TariffError[] = [];
    const city = readCity(row, byCode, seen, errors);
    const prices = readPrices(row, errors);
    parsed.errors.push(...errors);
    if (city && errors.length === 0) parsed.rows.push({ line, city, prices });
  }
  parsed.errors.sort((one, other) => one.line - other.line);
  return parsed;
}

function readCity(
  { line, cell }: NamedRow,
  byCode: Map<string, NamedCity>,
  seen: Map<string, number>,
  errors: TariffError[],
): NamedCity | undefined {
  const code = toCode(cell(CODE));
  const city = byCode.get(code);
  if (!city) {
    errors.push({ line, column: CODE, message: `Tidak ada kota dengan kode "${code}"` });
    return undefined;
  }
  // A column sorted by itself would assign every price to another city.
  if (cell(CITY).toLowerCase() !== city.name.toLowerCase()) {
    errors.push({ line, column: CITY, message: `Kode ${code} adalah ${city.name}` });
  }
  const earlier = seen.get(code);
  if (earlier) errors.push({ line, column: CODE, message: `Sudah ada di baris ${earlier}` });
  else seen.set(code, line);
  return city;
}

function readPrices({ line, cell }: NamedRow, errors: TariffError[]): TariffPrices {
  const prices: TariffPrices = {};
  const attempt = <Value>(column: string, parse: (text: string) => Value): Value | undefined => {
    try {
      return parse(cell(column));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors.push({ line, column, message: error.message });
      return undefined;
    }
  };
  const before = errors.length;
  for (const { label, rate: rateColumn, days } of PRICE_COLUMNS) {
    if (cell(rateColumn) === "" && cell(days) === "") continue;
    const rate = attempt(rateColumn, parseRate);
    const etd = attempt(days, parseDays);
    if (rate !== undefined && etd !== undefined) prices[label] = { rate, etd };
  }
  if (errors.length === before && Object.keys(prices).length === 0) {
    errors.push({ line, column: "", message: "Isi sedikitnya satu layanan" });
  }
  return prices;
}
