import { createHash } from "node:crypto";
import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import type { Category, Size } from "../schema.ts";
import type { ParsedProduct } from "./parse-products.ts";
import { settledSizing } from "./settled-sizing.ts";

/** A row as it is stored. */
export type NewRow = {
  id: string;
  name: string;
  category: Category;
  size: Size;
  sizeDetails: string;
  price: number;
  stock: number;
  weight: number;
  description: string;
  careInstructions: string;
  createdAt: Date;
};

/** A SHA-256 of what the rows say, whatever the file's separators, encoding and line ends. */
export function importKeyOf(products: readonly ParsedProduct[]): string {
  const said = JSON.stringify(products.map(({ input }) => input));
  return createHash("sha256").update(said).digest("hex");
}

/**
 * The id that a row of an import has, always: so the database itself refuses to write the same
 * rows twice, however often and however concurrently they are sent. (A version 8 UUID.)
 */
export function importedId(key: string, index: number): string {
  const hash = createHash("sha256").update(`product ${key} ${index}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString("hex");
  return [0, 8, 12, 16, 20].map((from, at) => hex.slice(from, [8, 12, 16, 20, 32][at])).join("-");
}

/** The rows as they are stored; the first one of the file is the newest, so that lists keep its order. */
export function toRows(products: readonly ParsedProduct[], key: string, now: Date): NewRow[] {
  return products.map(({ input }, index) => ({
    id: importedId(key, index),
    name: input.name,
    category: input.category,
    ...settledSizing(
      { category: input.category, size: input.size || null, sizeDetails: input.size_details ?? "" },
      null,
    ),
    price: input.price,
    stock: input.stock,
    weight: input.weight,
    description: input.description,
    careInstructions: input.care_instructions,
    createdAt: new Date(now.getTime() - index),
  }));
}

/**
 * Writes the rows and the first entry of each one's ledger as one statement, all as one parameter:
 * 2,000 rows take no longer than a few. Rows whose ids are there already are left out; answers how
 * many weren't.
 */
export function insertRows(tx: Database, actor: Actor, rows: readonly NewRow[]): Promise<number> {
  return tx.$executeRaw`
    WITH made AS (
      INSERT INTO products (id, name, category, size, size_details, price, stock, weight,
        description, care_instructions, created_at, updated_at)
      SELECT id, name, category, size, "sizeDetails", price, stock, weight,
        description, "careInstructions", "createdAt", now()
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (id uuid, name text,
        category text, size text, "sizeDetails" text, price int, stock int, weight int,
        description text, "careInstructions" text, "createdAt" timestamptz)
      ON CONFLICT (id) DO NOTHING
      RETURNING id, stock)
    INSERT INTO stock_movements (product_id, delta, reason, actor_id)
    SELECT id, stock, 'created', ${actor.userId}::uuid FROM made`;
}
