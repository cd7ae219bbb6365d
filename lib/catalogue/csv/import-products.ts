import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { recordAudits } from "../../audit/record-audit.ts";
import { type Database, db } from "../../database/db.ts";
import { insertRows } from "../../database/sql/insert-rows.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError } from "../../errors.ts";
import {
  type ParsedProduct,
  type ParsedProducts,
  parseProducts,
} from "../internal/parse-products.ts";
import { productAudit } from "../internal/product-audit.ts";
import { type NewProductRow, newProductRow } from "../internal/product-row.ts";
import type { ImportProductsInput, ImportReport } from "./import-schema.ts";

const MAX_SHOWN_ERRORS = 500;
const PREVIEW_ROWS = 5;

/** A thousand rows took eleven seconds on a very busy machine (measured). */
const IMPORT_TIMEOUT_MS = 60_000;

/**
 * Checks a CSV of new products. Writes its rows once, unless `dry_run` is set or a row has an error
 * (docs/catalogue.md#import). Throws forbidden, and conflict where the rows aren't those of the dry run.
 */
export async function importProducts(
  actor: Actor,
  { csv, dry_run, import_key }: ImportProductsInput,
): Promise<ImportReport> {
  assertAdmin(actor);
  const parsed = parseProducts(csv);
  const key = importKeyOf(parsed.products);
  if (dry_run || parsed.errors.length > 0) return report(parsed, key);
  if (import_key !== key) {
    throw new AppError("conflict", "These aren't the rows that were checked. Check them again.");
  }
  const written = await inTransaction(
    (tx) => write(tx, actor, parsed, key),
    undefined,
    undefined,
    IMPORT_TIMEOUT_MS,
  );
  return { ...(await report(parsed, key)), written };
}

/** Returns false where another request has already written these rows. */
async function write(
  tx: Database,
  actor: Actor,
  { products }: ParsedProducts,
  key: string,
): Promise<boolean> {
  const rows = toRows(products, key, new Date());
  const written = await insertProducts(tx, actor, rows);
  if (written !== 0 && written !== rows.length) throw new Error("an import is there in part");
  if (written === 0) return false;
  const records = rows.map((after) => productAudit("product-imported", { after }));
  await recordAudits(tx, actor, records);
  return true;
}

async function report(parsed: ParsedProducts, key: string) {
  const { source, rows, products, errors, notes } = parsed;
  const names = products.map(({ input }) => input.name);
  const [imported, sameNames] = await Promise.all([
    findImport(key),
    db().product.count({ where: { deletedAt: null, name: { in: names } } }),
  ]);
  return {
    source,
    rows,
    pieces: products.reduce((sum, { input }) => sum + input.stock, 0),
    preview: toRows(products.slice(0, PREVIEW_ROWS), key, new Date()).map((row, index) => ({
      line: products[index]?.line ?? 0,
      name: row.name,
      category: row.category,
      size: row.size,
      price: String(row.price),
      stock: row.stock,
    })),
    faults: errors.slice(0, MAX_SHOWN_ERRORS),
    fault_count: errors.length,
    faulty_rows: new Set(errors.map(({ line }) => line)).size,
    notes: notes.slice(0, MAX_SHOWN_ERRORS),
    note_count: notes.length,
    same_names: sameNames,
    import_key: key,
    imported_at: imported?.toISOString() ?? null,
    written: false,
  };
}

/** Returns when these rows were imported, even if their products were deleted since. */
async function findImport(key: string): Promise<Date | null> {
  const first = await db().product.findUnique({
    where: { id: importRowId(key, 0) },
    select: { createdAt: true },
  });
  return first?.createdAt ?? null;
}

type ImportRow = NewProductRow & { id: string; createdAt: Date; updatedAt: Date };

/** Returns a SHA-256 of the parsed rows. It doesn't depend on separators, encoding, line ends and empty English sides. */
function importKeyOf(products: readonly ParsedProduct[]): string {
  const content = JSON.stringify(
    products.map(({ input }) => input),
    (name, value) => (name.endsWith("_en") && value === "" ? undefined : value),
  );
  return createHash("sha256").update(content).digest("hex");
}

/** Returns a row's id, a version 8 UUID. It is deterministic, so the primary key stops a second import. */
function importRowId(key: string, index: number): string {
  const hash = createHash("sha256").update(`product ${key} ${index}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString("hex");
  return [0, 8, 12, 16, 20].map((from, at) => hex.slice(from, [8, 12, 16, 20, 32][at])).join("-");
}

/** Returns the rows to insert. The file's first row gets the latest time, so lists keep the file's order. */
function toRows(products: readonly ParsedProduct[], key: string, now: Date): ImportRow[] {
  return products.map(({ input }, index) => ({
    id: importRowId(key, index),
    ...newProductRow(input),
    createdAt: new Date(now.getTime() - index),
    updatedAt: now,
  }));
}

/** Inserts rows and their first ledger entries. Skips ids that exist. Returns how many it inserted. */
async function insertProducts(
  tx: Database,
  actor: Actor,
  rows: readonly ImportRow[],
): Promise<number> {
  const made = await onPrisma(tx).query(sql`
    WITH made AS (${insertRows("products", rows)} ON CONFLICT (id) DO NOTHING RETURNING id, stock)
    INSERT INTO stock_movements (product_id, delta, reason, actor_id)
    SELECT id, stock, 'created', ${actor.userId}::uuid FROM made RETURNING id::text`);
  return made.length;
}
