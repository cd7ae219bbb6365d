import { createHash } from "node:crypto";
import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import type { ParsedProduct } from "./parse-products.ts";
import { type NewProductRow, newProductRow } from "./product-row.ts";

type ImportRow = NewProductRow & { id: string; createdAt: Date };

/** Returns a SHA-256 of the parsed rows. It doesn't depend on separators, encoding or line ends. */
export function importKeyOf(products: readonly ParsedProduct[]): string {
  const content = JSON.stringify(products.map(({ input }) => input));
  return createHash("sha256").update(content).digest("hex");
}

/** Returns a row's id, a version 8 UUID. It is deterministic, so the primary key stops a second import. */
export function importRowId(key: string, index: number): string {
  const hash = createHash("sha256").update(`product ${key} ${index}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString("hex");
  return [0, 8, 12, 16, 20].map((from, at) => hex.slice(from, [8, 12, 16, 20, 32][at])).join("-");
}

/** Returns the rows to insert. The file's first row gets the latest time, so lists keep the file's order. */
export function toRows(products: readonly ParsedProduct[], key: string, now: Date): ImportRow[] {
  return products.map(({ input }, index) => ({
    id: importRowId(key, index),
    ...newProductRow(input),
    createdAt: new Date(now.getTime() - index),
  }));
}

/** Inserts rows and their first ledger entries. Skips ids that exist. Returns how many it inserted. */
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
