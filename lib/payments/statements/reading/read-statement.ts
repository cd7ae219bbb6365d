import type { StatementMapping, StatementRow, StatementShape } from "../schema.ts";
import { askAboutRows } from "./ask-about-rows.ts";
import { inTurns } from "./in-turns.ts";
import { openTables } from "./open-table.ts";
import { guessHeader, type Recognised, recognise } from "./recognise.ts";
import { RowReader, type Unreadable } from "./row-reader.ts";

export const MAX_STATEMENT_ROWS = 50_000;

export type StatementReading =
  /** `guess`: the row that may be the header, where no heading is known. */
  | { refused: string; guess?: StatementShape }
  | {
      refused: null;
      shape: StatementShape;
      rows: StatementRow[];
      unreadable: Unreadable[];
      /** Titles, totals and balances below the header. */
      skipped: number;
      /** The dates have no year, and neither a period nor `until` gave it. */
      isYearGuessed: boolean;
    };

type Options = {
  /** The columns as an owner corrected them. */
  mapping?: StatementMapping | null;
  /** Last day of a statement without years, YYYY-MM-DD. */
  until?: string | null | undefined;
};

const UNKNOWN =
  "Judul kolom tidak dikenali: pilih kolom tanggal, keterangan, dan jumlah (atau debit dan kredit)";
const TOO_MANY = `Paling banyak ${MAX_STATEMENT_ROWS} baris: bagi masanya`;

/** Reads a bank's statement or a QRIS acquirer's report. Each row is read, asked about, or unreadable with a reason. */
export async function readStatement(
  bytes: Uint8Array,
  { mapping = null, until }: Options = {},
): Promise<StatementReading> {
  const tables = await openTables(bytes);
  if (!Array.isArray(tables)) return tables;
  const found = await recognise(tables, mapping);
  if (!found) {
    const guessed = await guessHeader(tables);
    return { refused: UNKNOWN, ...(guessed && { guess: shapeOf(guessed) }) };
  }
  const reader = await RowReader.of(found, until ?? null);
  for await (const row of inTurns(found.table.rows())) {
    if (row.line > found.headerLine) reader.add(row);
    if (reader.rows.length > MAX_STATEMENT_ROWS) return { refused: TOO_MANY };
  }
  const { rows, unreadable, skipped, isYearGuessed } = reader;
  askAboutRows(rows, unreadable, reader.balances);
  return { refused: null, shape: shapeOf(found), rows, unreadable, skipped, isYearGuessed };
}

function shapeOf({ table, bank, headerLine, mapping }: Recognised): StatementShape {
  const { delimiter, encoding } = table;
  return { bank, delimiter, encoding, header_line: headerLine, mapping };
}
