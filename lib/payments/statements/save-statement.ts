import "server-only";
import { createHash } from "node:crypto";
import type { BankRow } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../database/db.ts";
import { insertRows, type NewRow } from "../../database/sql/insert-rows.ts";
import { onPool, onPrisma, type Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { inTransaction } from "../../database/transaction.ts";
import { invalidField } from "../../errors.ts";
import { equalityKey } from "./reading/ask-about-rows.ts";
import { inTurns } from "./reading/in-turns.ts";
import { readStatement, type StatementReading } from "./reading/read-statement.ts";
import {
  type SaveStatementInput,
  type StatementReport,
  type StatementRow,
  type StatementShape,
  statementMapping,
} from "./schema.ts";

const MAX_SHOWN = 500;
/** Rows of one statement. Between two of them other requests run. */
const BATCH = 1_000;
const TIMEOUT_MS = 60_000;

/** The words under which money is kept that needs no order. */
const OUTGOING = "Uang keluar";
const SUM = "Setoran QRIS: jumlah banyak penjualan";

type Readable = Extract<StatementReading, { refused: null }>;

/**
 * Reads a statement of an account, and without `dry_run` saves the rows that the shop doesn't have. The same file again
 * changes nothing. Throws forbidden, and invalid with the reason where the file can't be read, where its year is a
 * guess, and where a balance that doesn't follow isn't accepted.
 */
export async function saveStatement(
  actor: Actor,
  input: SaveStatementInput,
): Promise<StatementReport> {
  assertAdmin(actor);
  const mapping = input.mapping ?? (await findKeptMapping(input.account));
  const reading = await readStatement(input.file, { mapping, until: input.until });
  if (reading.refused !== null) {
    if (input.dry_run && reading.guess) return reportOfGuess(reading.guess);
    throw invalidField("file", reading.refused);
  }
  const accepted = new Set(input.accept);
  const isTaken = ({ ask, line }: StatementRow) =>
    ask === null || (ask !== "pending" && accepted.has(line));
  const rows = await hashRows(input.account, reading.rows.filter(isTaken));
  if (input.dry_run) return reportOf(reading, await countNew(onPool, rows), false);
  assertAnswered(reading, accepted);
  const written = await inTransaction(
    (tx) => write(tx, actor, input, rows),
    undefined,
    "other",
    TIMEOUT_MS,
  );
  return reportOf(reading, written, true);
}

async function findKeptMapping(account: string) {
  const [kept] = await onPool.query<{ mapping: unknown }>(sql`
    SELECT mapping FROM bank_statements WHERE account = ${account} AND mapping IS NOT NULL
    ORDER BY created_at DESC LIMIT 1`);
  return statementMapping
    .nullable()
    .catch(null)
    .parse(kept?.mapping ?? null);
}

function assertAnswered({ rows, isYearGuessed }: Readable, accepted: ReadonlySet<number>): void {
  if (isYearGuessed)
    throw invalidField("until", "Tanggal di berkas ini tanpa tahun: isi hari terakhirnya");
  const broken = rows.find(({ ask, line }) => ask === "break" && !accepted.has(line));
  if (broken) {
    const message = `Saldo baris ${broken.line} tidak cocok dengan baris sebelumnya: ada baris yang hilang atau berubah`;
    throw invalidField("accept", message);
  }
}

type HashedRow = { row: StatementRow; hash: string };

/** Equal rows of one file get numbers, so that the same ones of another file are the same. */
async function hashRows(account: string, rows: readonly StatementRow[]): Promise<HashedRow[]> {
  const counts = new Map<string, number>();
  const hashed: HashedRow[] = [];
  for await (const row of inTurns(rows)) {
    const key = equalityKey(row);
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    const hash = createHash("sha256")
      .update(JSON.stringify([account, key, number]))
      .digest("hex");
    hashed.push({ row, hash });
  }
  return hashed;
}

function* batches(rows: readonly HashedRow[]): Generator<readonly HashedRow[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}

async function countNew(source: Sql, rows: readonly HashedRow[]): Promise<number> {
  let known = 0;
  for (const batch of batches(rows)) {
    const [found] = await source.query<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM bank_rows
      WHERE hash = ANY(${batch.map(({ hash }) => hash)}::text[])`);
    known += found?.count ?? 0;
  }
  return rows.length - known;
}

async function write(
  tx: Database,
  actor: Actor,
  { account, file_name, mapping }: SaveStatementInput,
  rows: readonly HashedRow[],
): Promise<number> {
  if ((await countNew(onPrisma(tx), rows)) === 0) return 0;
  const { id } = await tx.bankStatement.create({
    data: { account, fileName: file_name, createdBy: actor.userId, ...(mapping && { mapping }) },
    select: { id: true },
  });
  let written = 0;
  for (const batch of batches(rows)) {
    const data = batch.map(({ row, hash }) => rowColumns(id, row, hash));
    // By SQL: Prisma takes 300 MB for 50,000 rows, and keeps other requests waiting for seconds.
    const [saved] = await onPrisma(tx).query<{ count: number }>(sql`
      WITH saved AS (${insertRows("bank_rows", data)} ON CONFLICT (hash) DO NOTHING RETURNING id)
      SELECT count(*)::int AS count FROM saved`);
    written += saved?.count ?? 0;
  }
  await recordAudit(tx, actor, {
    action: "statement-saved",
    subjectId: id,
    subject: account,
    after: { rows: written },
  });
  return written;
}

type NewBankRow = NewRow<BankRow, "id" | "orderId" | "entryId" | "settledBy" | "settledAt">;

function rowColumns(statementId: string, row: StatementRow, hash: string): NewBankRow {
  const { line, text, sen, direction, kind } = row;
  const isMatchable = direction === "credit" && kind === "transfer";
  const note = direction === "debit" ? OUTGOING : SUM;
  return {
    ...{ statementId, hash, line, text, sen, direction, kind },
    date: new Date(`${row.date}T00:00:00Z`),
    rupiah: row.amount,
    state: isMatchable ? "unmatched" : "written-off",
    note: isMatchable ? "" : note,
  };
}

function reportOf(reading: Readable, newRows: number, written: boolean): StatementReport {
  const { shape, rows, unreadable, skipped, isYearGuessed } = reading;
  const asked = rows.filter(({ ask }) => ask !== null);
  const plain = rows.filter(({ ask }) => ask === null);
  return {
    shape,
    rows: [...asked, ...plain].slice(0, MAX_SHOWN).sort((a, b) => a.line - b.line),
    row_count: rows.length,
    asked_count: asked.length,
    unreadable: unreadable.slice(0, MAX_SHOWN),
    unreadable_count: unreadable.length,
    skipped_count: skipped,
    is_header_known: true,
    is_year_guessed: isYearGuessed,
    new_rows: newRows,
    written,
  };
}

function reportOfGuess(shape: StatementShape): StatementReport {
  const reading = { shape, rows: [], unreadable: [], skipped: 0, isYearGuessed: false };
  return { ...reportOf({ refused: null, ...reading }, 0, false), is_header_known: false };
}
