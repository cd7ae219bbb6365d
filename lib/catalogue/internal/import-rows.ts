import { createHash } from "node:crypto";
import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import type { ParsedProduct } from "./parse-products.ts";
import { type NewProductRow, newProductRow } from "./product-row.ts";

/** A row as it is stored. */
export type ImportRow = NewProductRow & { id: string; createdAt: Date };

/** A SHA-256 of what the rows say, whatever the file's separators, encoding and line ends. */
export function importKeyOf(products: readonly ParsedProduct[]): string {
  const content = JSON.stringify(products.map(({ input }) => input));
  return createHash("sha256").update(content).digest("hex");
}

/**
 * The id that a row of an import has, always: so the database itself refuses to write the same
 * rows twice, however often and however concurrently they are sent. (A version 8 UUID.)
 */
export function importRowId(key: string, index: number): string {
  const hash = createHash("sha256").update(`product ${key} ${index}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString("hex");
  return [0, 8, 12, 16, 20].map((from, at) => hex.slice(from, [8, 12, 16, 20, 32][at])).join("-");
}

/** Returns the rows as they are stored. The file's first one is the newest, so that lists keep its order. */
export function toRows(products: readonly ParsedProduct[], key: string, now: Date): ImportRow[] {
  return products.map(({ input }, index) => ({
    id: importRowId(key, index),
    ...newProductRow(input),
    createdAt: new Date(now.getTime() - index),
  }));
}

/**
 * Writes the rows and the first entry of each one's ledger. Leaves out rows whose ids are there
 * already. Returns how many it wrote.
 */
export async function insertRows(
  tx: Database,
  actor: Actor,
  rows: readonly ImportRow[],
): Promise<number> {
  const made = await tx.product.createManyAndReturn({
    data: [...rows],
    skipDuplicates: true,
    select: { id: true, stock: true },
  });
  await tx.stockMovement.createMany({
    data: made.map(({ id, stock }) => ({
      productId: id,
      delta: stock,
      reason: "created",
      actorId: actor.userId,
    })),
  });
  return made.length;
}
